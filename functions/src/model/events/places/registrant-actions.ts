import type { FileBytes } from 'contract/endpoint';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import type { Batch } from '#data/batch.ts';
import { t as files } from '#messages/files.ts';
import { t } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { payForEvent, readPayablePlace } from '#model/events/payments/pay-for-event.ts';
import { saveRefundAccount } from '#model/events/refunds/accounts.ts';
import { cancelOwnPlace } from '#model/events/refunds/cancel-place.ts';
import type { RefundAccount } from '#model/events/refunds/records.ts';
import { type AnswersInput, saveOwnAnswers } from '#model/events/registration/answers.ts';
import { leaveByPage } from '#model/events/registration/leave-by-link.ts';
import type { PriceChoice } from '#model/events/registration/prices.ts';
import { registrationId } from '#model/events/registration/records.ts';
import { type Registered, register } from '#model/events/registration/register.ts';
import type { Registrant } from '#model/events/registration/registrants.ts';
import { readPosition } from '#model/events/registration/waiting-entries.ts';
import { deleteFileAnswer, saveFileAnswer, type Upload } from '#model/events/results/file-answers.ts';
import { answerSurvey, type SurveyAnswer } from '#model/events/results/surveys.ts';
import { readOwnTicket } from '#model/events/tickets/ticket.ts';
import { createBillReply } from '#model/money/bills/create-bill-reply.ts';

/** Returns the outcome of a registration. */
async function toRegisteredText(event: string, registered: Registered): Promise<string> {
  if ('queueKey' in registered) {
    if (registered.state === 'requested') return t.requestSent;
    const position = await readPosition(event, registered.queueKey);
    return fill(t.waitingPosition, { position });
  }
  if (registered.state === 'confirmed') return t.youAreRegistered;
  const { holdUntil } = registered;
  if (holdUntil === null) return t.heldUntilDecision;
  return fill(t.heldUntil, { time: formatDateTime(holdUntil) });
}

interface Request {
  /** Adds the reply to the batch of the change. */
  storeReply(batch: Batch, reply: { readonly message: string }): void;
}

/** Actions of a person on the own registration for an event, with an account or as a guest. Each returns its reply. */
export const registrantActions = {
  async register(person: Registrant, event: string, choice: PriceChoice) {
    return { message: await toRegisteredText(event, await register(event, person, choice)) };
  },

  async cancel(
    person: Registrant,
    event: string,
    { seenRefund }: { readonly seenRefund?: number | undefined },
  ) {
    const refund = await cancelOwnPlace(event, person, seenRefund);
    return {
      message:
        refund > 0 ? fill(t.registrationCancelledWith, { next: t.enterAccount }) : t.registrationCancelled,
    };
  },

  async readBill(person: Registrant, event: string) {
    return createBillReply((await readPayablePlace(event, person.id)).bill);
  },

  pay: (
    person: Registrant,
    event: string,
    { paymentProof }: { readonly paymentProof: Upload },
    { storeReply }: Request,
  ) => payForEvent(() => readPayablePlace(event, person.id), person, paymentProof.bytes, storeReply),

  async saveAnswers(person: Registrant, event: string, { answers }: { readonly answers: AnswersInput }) {
    await saveOwnAnswers(event, answers, person);
    return { message: t.answersSaved };
  },

  async saveFile(
    person: Registrant,
    event: string,
    { question, answer }: { readonly question: string; readonly answer: Upload },
    { storeReply }: Request,
  ) {
    const reply = { message: t.fileSaved };
    await saveFileAnswer(event, question, answer, person, (batch) => storeReply(batch, reply));
    return reply;
  },

  async deleteFile(person: Registrant, event: string, { question }: { readonly question: string }) {
    await deleteFileAnswer(event, question, person);
    return { message: t.fileDeleted };
  },

  async leaveWaitingList(person: Registrant, event: string) {
    await leaveByPage(registrationId(event, person.id));
    return { message: t.leftWaiting };
  },

  async saveRefundAccount(
    person: Registrant,
    { id, ...account }: Omit<RefundAccount, 'enteredAt'> & { readonly id: string },
  ) {
    await saveRefundAccount(id, actorOf(person), account);
    return { message: t.accountSaved };
  },

  async answerSurvey(person: Registrant, event: string, answer: SurveyAnswer) {
    await answerSurvey(event, person.id, answer);
    return { message: t.surveyThanks };
  },

  async readTicketFile(person: Registrant, event: string): Promise<Required<FileBytes>> {
    const ticket = await readOwnTicket(event, actorOf(person));
    // Loaded on first use, because few requests draw a PDF.
    const { ticketPdf } = await import('#model/events/tickets/ticket-pdf.ts');
    return {
      contentType: 'application/pdf',
      bytes: await ticketPdf(ticket),
      fileName: fill(files.ticketFile, { number: ticket.number }),
    };
  },
};
