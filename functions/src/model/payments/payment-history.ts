import { ApiError } from 'contract/errors';
import type { PaymentRow } from 'contract/payments';
import { limits } from 'contract/rules/limits';
import { adminListTime } from 'contract/words/dates';
import { payments, users } from '#data/collections.ts';
import type { RowOf, Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import { systemActor } from '#model/base/actors.ts';

const newestOf = (field: 'userId' | 'institutionId', id: string, limit: number) =>
  ({ where: [[field, id]], orderBy: 'createdAt', direction: 'desc', limit }) as const;

/** Payments of a user, newest first, also of one who is gone. Costs a read for each. */
export const newestPaymentsOf = (userId: string, limit: number): Promise<Stored<PaymentRecord>[]> =>
  payments.query(newestOf('userId', userId, limit));

/** Without what their slips look like, which is most of a payment. */
const shownPayments = payments.only(
  'kind',
  'amount',
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

const shownPaymentsOf = (field: 'userId' | 'institutionId', id: string): Promise<ShownPayment[]> =>
  shownPayments.query(newestOf(field, id, limits.shownPayments));

/**
 * The newest payments of a user, also of one who is gone.
 *
 * @param isForAdmin tells who decided too, at one read for each of them
 */
export async function paymentsOf(userId: string, isForAdmin: boolean): Promise<PaymentRow[]> {
  const rows = await shownPaymentsOf('userId', userId);
  return isForAdmin ? withDeciders(rows) : rows.map((payment) => paymentRowOf(payment));
}

/** What was paid for an institution, newest first. Costs a read for each payment and for each admin who decided. */
export const institutionPaymentsOf = async (id: string): Promise<PaymentRow[]> =>
  withDeciders(await shownPaymentsOf('institutionId', id));

async function withDeciders(rows: readonly ShownPayment[]): Promise<PaymentRow[]> {
  const deciders = rows.map(({ data }) => data.decidedBy).filter((id) => id !== null);
  const names = await namesOf(deciders);
  return rows.map((payment) => paymentRowOf(payment, names));
}

export interface PaymentWithProof {
  readonly row: PaymentRow;
  /** Storage path of the proof; null once it is gone. */
  readonly file: string | null;
}

/** As `paymentsOf`, without who decided, and with where the proofs are. */
export async function paymentsWithProofsOf(userId: string): Promise<PaymentWithProof[]> {
  const rows = await shownPaymentsOf('userId', userId);
  return rows.map((payment) => ({ row: paymentRowOf(payment), file: payment.data.file }));
}

/** Names by id of those users who are there; a read for each. */
export async function namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = await users.only('name').getMany([...new Set(ids)]);
  return new Map(people.map(({ id, data }) => [id, data.name]));
}

const paymentRowOf = (
  { id, data }: ShownPayment,
  names: ReadonlyMap<string, string> = new Map(),
): PaymentRow => ({
  _id: id,
  kind: data.kind,
  amount: data.amount,
  bill: data.bill ?? null,
  state: data.state,
  createdAt: data.createdAt.toISOString(),
  decidedAt: data.decidedAt?.toISOString() ?? null,
  decidedBy: names.get(data.decidedBy ?? '') ?? null,
  reason: data.reason,
  paidBy: data.manual?.paidBy ?? null,
  hasProof: data.file !== null,
  receipt: data.receipt?.number ?? null,
});

/** For admins only: what became of a payment, by whom and when. A read for the name. */
async function outcomeOf({ decidedBy, decidedAt, state, userId }: PaymentRecord): Promise<string> {
  const moment = decidedAt === null ? '' : ` pada ${adminListTime(decidedAt)}`;
  if (decidedBy === userId) return `ditarik oleh pemohon${moment}`;
  const deed = state === 'approved' ? 'disetujui' : 'ditolak';
  if (decidedBy === systemActor.id) return `${deed} otomatis${moment}`;
  const name = decidedBy === null ? undefined : (await users.get(decidedBy))?.data.name;
  return `${deed} oleh ${name ?? 'admin lain'}${moment}`;
}

/** Says to somebody who would decide that another was first, and what they did. Costs one read at most. */
export const decidedText = async (payment: PaymentRecord): Promise<string> =>
  `Permintaan ini sudah ${await outcomeOf(payment)}.`;

/**
 * The refusal for a request that waits no more, or never did.
 *
 * @param payment that it was about; undefined when it is not known
 */
export async function decidedError(payment: Stored<PaymentRecord> | undefined): Promise<ApiError> {
  if (payment === undefined || payment.data.state === 'waiting') return new ApiError('wrong-status');
  return new ApiError('wrong-status', { message: await decidedText(payment.data) });
}
