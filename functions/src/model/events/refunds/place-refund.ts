import { ApiError, wrongStatus } from 'contract/errors';
import { type RefundReason, refundAmount, refundPercentAt } from 'contract/rules/events/refunds';
import { personIdOf } from 'contract/rules/events/registration-ids';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import type { Batch } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bills } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import { t } from '#messages/replies.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { hasBegun } from '#model/events/registration/answers.ts';
import {
  type EventRegistrationRecord,
  type EventSettingsRecord,
  eventSettings,
  readWithEvent,
} from '#model/events/registration/records.ts';
import { eventRefunds } from './records.ts';

type RefundedEvent = Pick<EventRecord, 'startDate' | 'cancelledAt'>;

/** Returns the percentage that a cancellation now returns. A cancelled event returns everything. */
export function currentPercent(
  { startDate, cancelledAt }: RefundedEvent,
  settings: Pick<EventSettingsRecord, 'refunds'> | undefined,
): number {
  if (cancelledAt) return 100;
  return startDate === null ? 0 : refundPercentAt(settings?.refunds ?? [], startDate, clock.now());
}

/** Terms on which a place or a group ends. */
export interface Removal {
  readonly percent: number;
  readonly reason: RefundReason;
  /** Reason as an admin wrote it. */
  readonly note?: string;
  /** Throws if the state of the bill forbids the removal. */
  readonly requireMay?: (bill: BillRecord) => void;
}

/**
 * Reads the event of an owner who cancels. Throws `not-found`; `wrong-status` after its beginning. The removal throws
 * `wrong-status` while a payment waits.
 */
export async function readOwnRemoval(
  id: string,
  texts: { readonly tooLate: string; readonly inReview: string },
): Promise<{ readonly event: Stored<EventRecord>; readonly removal: Removal }> {
  const [event, settings] = await readWithEvent(eventSettings, id);
  if (hasBegun(event.data)) throw wrongStatus(texts.tooLate);
  const requireMay = ({ waitingSince }: BillRecord) => {
    if (waitingSince) throw wrongStatus(texts.inReview);
  };
  return {
    event,
    removal: { percent: currentPercent(event.data, settings?.data), reason: 'owner', requireMay },
  };
}

/** Returns the money of a bill for the place. The dues of a combined bill stay with the membership. */
export const paidForPlace = ({ amount, paidAmount = amount, event }: BillRecord): number =>
  paidAmount - (event?.renewal?.fee ?? 0);

type Bill = Pick<Stored<BillRecord>, 'id' | 'data'>;

/** A refund of a place, with its share of each bill, in whole rupiah. */
export interface PlaceRefund {
  readonly percent: number;
  readonly amount: number;
  readonly shares: readonly { readonly bill: Bill; readonly amount: number }[];
}

type PaidPlace = Pick<EventRegistrationRecord, 'price' | 'earlier'>;

/** Reads the bills that earlier owners of a place paid, the newest first, and adds its own if that is paid. */
export async function readPaidBills({ earlier }: PaidPlace, own: Bill | undefined): Promise<Bill[]> {
  const codes = earlier?.bills ?? [];
  const before = codes.length === 0 ? [] : await bills.getMany(codes);
  return [...(own === undefined ? [] : [own]), ...before.reverse()].filter(
    ({ data }) => data.state === 'closed',
  );
}

const priceOf = ({ fee, event }: BillRecord): number => fee - (event?.renewal?.fee ?? 0);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Returns the refund of a place for a percentage; undefined without accepted money. Of a transferred place, the
 * newest bill is returned first, and each to its own payer.
 */
export function computeRefund(
  { price }: PaidPlace,
  paidBills: readonly Bill[],
  percent: number,
): PlaceRefund | undefined {
  if (paidBills.length === 0) return undefined;
  const paid = sumOf(paidBills.map(({ data }) => paidForPlace(data)));
  const paidPrice = Math.min(price, sumOf(paidBills.map(({ data }) => priceOf(data))));
  const amount = refundAmount({ price: paidPrice, paid }, percent);
  let left = amount;
  const shares = paidBills.map((bill) => {
    const share = Math.min(left, paidForPlace(bill.data));
    left -= share;
    return { bill, amount: share };
  });
  return { percent, amount, shares: shares.filter((share) => share.amount > 0) };
}

/** Throws `conflict` if the refund is not the one on screen. Both are in whole rupiah. */
export function requireSeenRefund(amount: number | undefined, seen: number | undefined): void {
  if (amount === undefined || amount === seen) return;
  throw new ApiError('conflict', { message: fill(t.refundChanged, { amount: formatRupiah(amount) }) });
}

/** Returns the account or guest that paid a bill: its registrant, or the coordinator of a group. */
export const payeeOf = ({ event, userId }: Pick<BillRecord, 'event' | 'userId'>): string =>
  event?.group === undefined ? personIdOf(event?.registration ?? '') : (userId ?? '');

export interface NewRefund {
  readonly bill: Bill;
  readonly payment: string;
  /** Whole rupiah, greater than 0. */
  readonly amount: number;
  readonly reason: RefundReason;
  readonly note?: string;
  /** Person who gets the money; by default the one who paid the bill. */
  readonly payee?: string | undefined;
}

/** Opens the refund of a bill for its payer. The batch fails if the bill was refunded before. */
export function addRefund(
  batch: Batch,
  { bill, payment, amount, reason, note = '', payee = payeeOf(bill.data) }: NewRefund,
  actor: Actor,
): void {
  const { event } = bill.data;
  if (event === undefined) throw new Error(`The bill ${bill.id} pays no event.`);
  const [openedAt, user] = [clock.now(), payee];
  batch.create(eventRefunds, bill.id, {
    event: { id: event.id, title: event.title },
    user,
    registration: event.registration,
    payment,
    amount,
    reason,
    note,
    state: 'needs-account',
    openedAt,
    waitingSince: openedAt,
    account: null,
    lastDigits: null,
    approvedBy: null,
    paid: null,
    clearAt: null,
  });
  const target = { id: event.id, name: event.title };
  recordAudit(batch, actor, 'event-refund.open', target, { bill: bill.id, amount }, [user]);
}
