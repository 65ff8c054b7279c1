import { type PaymentRow, paymentRow } from 'contract/money/payments';
import { localizeReason } from 'contract/rules/known-reasons';
import { limits } from 'contract/rules/limits';
import { payments, users } from '#data/collections.ts';
import type { RowOf } from '#data/queries.ts';
import type { PaymentReceipt } from '#data/records.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { readTitles, type TitleOf } from '#model/content/read-titles.ts';
import { toNewestQuery } from './requests.ts';

/** Omits the fingerprints, which are most of a payment. */
const shownPayments = payments.select(
  'kind',
  'event',
  'amount',
  'years',
  'bill',
  'state',
  'createdAt',
  'decidedAt',
  'decidedBy',
  'reason',
  'file',
  'receipt',
  'manual',
);
type ShownPayment = RowOf<typeof shownPayments>;

const findShownPayments = (field: 'userId' | 'institutionId', id: string): Promise<ShownPayment[]> =>
  shownPayments.query(toNewestQuery(field, id, limits.shownPayments));

/**
 * Lists payments, also of a deleted user. `isForAdmin` adds the deciding admins, at one read each. The titles of events
 * cost the reads of `readTitles`.
 */
export async function listPayments(userId: string, isForAdmin: boolean): Promise<PaymentRow[]> {
  const rows = await findShownPayments('userId', userId);
  if (isForAdmin) return withDeciders(rows);
  const titleOf = await readTitles(rows.flatMap(({ data }) => data.event?.id ?? []));
  return rows.map((payment) => toPaymentRow(payment, undefined, titleOf));
}

/** Returns payments, newest first. */
export const listInstitutionPayments = async (id: string): Promise<PaymentRow[]> =>
  withDeciders(await findShownPayments('institutionId', id));

async function withDeciders(rows: readonly ShownPayment[]): Promise<PaymentRow[]> {
  const deciders = rows.map(({ data }) => data.decidedBy).filter((id) => id !== null);
  const names = await readNames(deciders);
  return rows.map((payment) => toPaymentRow(payment, names));
}

export interface PaymentWithProof {
  readonly row: PaymentRow;
  /** Storage path of the proof; null after its deletion. */
  readonly file: string | null;
}

/** Lists payments as `listPayments` does, without admins, but with the paths of the proofs. */
export async function listPaymentsWithProofs(userId: string): Promise<PaymentWithProof[]> {
  const rows = await findShownPayments('userId', userId);
  return rows.map((payment) => ({ row: toPaymentRow(payment), file: payment.data.file }));
}

/** Returns the names of existing users by id. */
export async function readNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = await users.select('name').getMany([...new Set(ids)]);
  return new Map(people.map(({ id, data }) => [id, data.name]));
}

const toPaymentRow = (
  { id, data }: ShownPayment,
  names: ReadonlyMap<string, string> = new Map(),
  titleOf: TitleOf = ({ title }) => title,
): PaymentRow => ({
  _id: id,
  ...pickReplyFields(paymentRow, data),
  event: data.event === undefined ? null : titleOf(data.event),
  years: data.years ?? 1,
  bill: data.bill ?? null,
  decidedBy: names.get(data.decidedBy ?? '') ?? null,
  reason: localizeReason(data.reason),
  paidBy: data.manual?.paidBy ?? null,
  hasProof: data.file !== null,
  period: toPeriod(data.receipt),
  receipt: data.receipt?.number ?? null,
});

const toPeriod = (receipt: PaymentReceipt | undefined): PaymentRow['period'] =>
  receipt?.period
    ? { from: receipt.period.from.toISOString(), until: receipt.period.until.toISOString() }
    : null;
