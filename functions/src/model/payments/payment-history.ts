import type { PaymentRow } from 'contract/payments';
import { limits } from 'contract/rules/limits';
import { payments, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';

/**
 * The newest payments of a user, also of one who is gone.
 *
 * @param isForAdmin tells who decided too, at one read for each of them
 */
export async function paymentsOf(userId: string, isForAdmin: boolean): Promise<PaymentRow[]> {
  const found = await newestPayments(userId);
  const names = isForAdmin ? await namesOf(found.map(({ data }) => data.decidedBy)) : new Map();
  return found.map((payment) => paymentRowOf(payment, names));
}

const newestPayments = (userId: string): Promise<Stored<PaymentRecord>[]> =>
  payments.query({
    where: [['userId', userId]],
    orderBy: 'createdAt',
    direction: 'desc',
    limit: limits.shownPayments,
  });

/** What was paid for an institution, newest first. Costs a read for each payment and for each admin who decided. */
export async function institutionPayments(id: string): Promise<PaymentRow[]> {
  const found = await payments.query({
    where: [['institutionId', id]],
    orderBy: 'createdAt',
    direction: 'desc',
    limit: limits.shownPayments,
  });
  const names = await namesOf(found.map(({ data }) => data.decidedBy));
  return found.map((payment) => paymentRowOf(payment, names));
}

export interface PaymentWithProof {
  readonly row: PaymentRow;
  /** Storage path of the proof; null once it is gone. */
  readonly file: string | null;
}

/** As `paymentsOf`, without who decided, and with where the proofs are. */
export async function paymentsWithProofs(userId: string): Promise<PaymentWithProof[]> {
  const found = await newestPayments(userId);
  return found.map((payment) => ({ row: paymentRowOf(payment, new Map()), file: payment.data.file }));
}

export async function namesOf(ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const distinct = [...new Set(ids)].filter((id) => id !== null);
  const found = await Promise.all(distinct.map((id) => users.get(id)));
  return new Map(found.flatMap((user) => (user === undefined ? [] : [[user.id, user.data.name] as const])));
}

export const paymentRowOf = (
  { id, data }: Stored<PaymentRecord>,
  names: ReadonlyMap<string, string>,
): PaymentRow => ({
  _id: id,
  kind: data.kind,
  amount: data.amount,
  state: data.state,
  createdAt: data.createdAt.toISOString(),
  decidedAt: data.decidedAt?.toISOString() ?? null,
  decidedBy: names.get(data.decidedBy ?? '') ?? null,
  reason: data.reason,
  hasProof: data.file !== null,
  receipt: data.receipt?.number ?? null,
});
