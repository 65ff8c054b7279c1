import { limits } from 'contract/rules/limits';
import { association } from 'contract/text/association';
import { fees } from 'contract/text/fees';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import * as t from '#messages/features/content/joining';

/** Ways to the card, in order. */
export const steps = [
  {
    title: t.formTitle,
    text: t.formText,
  },
  {
    title: t.payTitle,
    text: t.payText,
  },
  {
    title: t.checkTitle,
    text: t.checkText,
  },
  {
    title: t.cardTitle,
    text: t.cardText,
  },
] as const;

/** Frequent questions with their answers. */
export const questions = [
  {
    question: fill(t.whoQuestion, { name: association.shortName }),
    answer: t.whoAnswer,
  },
  {
    question: t.feeQuestion,
    answer: fill(t.feeAnswer, {
      individual: formatRupiah(fees.individual),
      institution: formatRupiah(fees.institution),
    }),
  },
  {
    question: t.staffQuestion,
    answer: fill(t.staffAnswer, { count: limits.institutionStaffSeats }),
  },
  {
    question: t.invoiceQuestion,
    answer: t.invoiceAnswer,
  },
  {
    question: t.letterQuestion,
    answer: t.letterAnswer,
  },
  {
    question: t.leaveQuestion,
    answer: t.leaveAnswer,
  },
] as const;
