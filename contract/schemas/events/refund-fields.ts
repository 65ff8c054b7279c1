import * as z from 'zod';
import { type RefundStep, refundLimits } from '../../rules/events/refunds.ts';

const numberText = (invalid: string, max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d*$/, invalid)
    .transform((text) => (text === '' ? undefined : Number(text)))
    .refine((value) => value === undefined || value <= max, invalid)
    .optional();

const days = numberText(`Tulis 0 sampai ${refundLimits.maxDaysBefore} hari.`, refundLimits.maxDaysBefore);
/** Percentage as people write it; undefined if the field is empty. */
export const percentField = numberText('Tulis 0 sampai 100.', 100);

/** Fields of the refund table in a form: days before the event and percentage of each step. */
export const refundFields = {
  refundDays1: days,
  refundPercent1: percentField,
  refundDays2: days,
  refundPercent2: percentField,
  refundDays3: days,
  refundPercent3: percentField,
} as const;

export type RefundFields = Partial<Record<keyof typeof refundFields, number | undefined>>;

const steps = [1, 2, 3] as const;

/** Returns the complete steps of the form. */
export const toRefundTable = (input: RefundFields): RefundStep[] =>
  steps.flatMap((step) => {
    const [daysBefore, share] = [input[`refundDays${step}`], input[`refundPercent${step}`]];
    return daysBefore === undefined || share === undefined ? [] : [{ daysBefore, percent: share }];
  });

/** Reports incomplete steps, days that do not fall, and percentages that rise, each at its field. */
export function checkRefundFields(input: RefundFields, context: z.RefinementCtx): void {
  const report = (field: keyof RefundFields, message: string) =>
    context.addIssue({ code: 'custom', message, path: [field], input: input[field] });
  let before: RefundStep | undefined;
  for (const step of steps) {
    const [daysField, percentField] = [`refundDays${step}`, `refundPercent${step}`] as const;
    const [daysBefore, share] = [input[daysField], input[percentField]];
    if (daysBefore === undefined && share === undefined) continue;
    if (daysBefore === undefined) report(daysField, 'Tulis jumlah harinya.');
    else if (share === undefined) report(percentField, 'Tulis persennya.');
    else {
      if (before !== undefined && daysBefore >= before.daysBefore)
        report(daysField, `Tulis kurang dari ${before.daysBefore} hari.`);
      if (before !== undefined && share > before.percent)
        report(percentField, `Tulis paling banyak ${before.percent}.`);
      before = { daysBefore, percent: share };
    }
  }
}
