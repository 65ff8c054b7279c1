import { ApiError } from 'contract/errors';
import { adminListTime } from 'contract/words/dates';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import { systemActor } from '#model/base/actors.ts';

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
