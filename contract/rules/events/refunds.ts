import { daysUntil } from '../../text/dates.ts';

/** Share of the price that a cancellation returns up to some days before the event. */
export interface RefundStep {
  /** Calendar days in Jakarta before the day on which the event begins. */
  readonly daysBefore: number;
  /** From 0 to 100. */
  readonly percent: number;
}

/** The earliest cancellation first. Nothing is returned after the last step. */
export type RefundTable = readonly RefundStep[];

/** `maxDaysBefore`: a year. */
export const refundLimits = { maxSteps: 3, maxDaysBefore: 365 } as const;

/** Returns the percentage that a cancellation at a time returns. */
export const refundPercentAt = (table: RefundTable, startsAt: Date, now: Date): number =>
  table.find(({ daysBefore }) => daysUntil(startsAt, now) >= daysBefore)?.percent ?? 0;

/** A paid place, in whole rupiah. `paid` differs from the price by the unique code. */
interface PaidPlace {
  readonly price: number;
  readonly paid: number;
}

/**
 * Returns the amount of a refund in whole rupiah, rounded down. It is a share of the price, and never more than
 * was paid: the rupiah by which a unique code lowers an amount never arrived. Rupiah above the price are returned
 * with the whole price only.
 */
export const refundAmount = ({ price, paid }: PaidPlace, percent: number): number =>
  percent === 100 ? paid : Math.min(Math.floor((price * percent) / 100), paid);

/** States of a refund, in their order. Only refunds above `secondAdminAbove` are `approved`. */
export const refundStates = ['needs-account', 'ready', 'approved', 'paid'] as const;
export type RefundState = (typeof refundStates)[number];

export const refundStateLabels: Readonly<Record<RefundState, string>> = {
  'needs-account': 'Menunggu rekening',
  ready: 'Siap ditransfer',
  approved: 'Disetujui',
  paid: 'Sudah ditransfer',
};

/** `owner`, `admin`: a cancelled place. `event`: a cancelled event. `late`: money without a free place. */
export const refundReasons = ['owner', 'admin', 'event', 'late', 'unpaid'] as const;
export type RefundReason = (typeof refundReasons)[number];
