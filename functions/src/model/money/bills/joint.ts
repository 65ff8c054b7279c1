import { ApiError, wrongStatus } from 'contract/errors';
import type { JointBill } from 'contract/money/bills';
import { hasOpenRequest } from 'contract/rules/membership';
import { wording } from 'contract/text/wording';
import { clock } from '#data/clock.ts';
import { bills, users } from '#data/collections.ts';
import type { UserRecord } from '#data/records.ts';

/**
 * Finds a bill for the transfer of a coordinator. Throws `forbidden` for other members, `not-found`, and
 * `wrong-status` if no payment is due.
 */
export async function findJointBill(code: string, { seat }: Pick<UserRecord, 'seat'>): Promise<JointBill> {
  if (seat?.isCoordinator !== true) throw new ApiError('forbidden');
  const bill = (await bills.get(code))?.data;
  if (bill === undefined) throw new ApiError('not-found', { message: wording.billUnknown });
  if (bill.event !== undefined) throw wrongStatus(wording.billOfEvent);
  const { state, bankLine, userId, membership, years = 1, amount, dueAt } = bill;
  if (state === 'closed' || bankLine) throw wrongStatus(wording.billPaid);
  const owner = userId === null ? undefined : await users.get(userId);
  if (owner?.data.bill === code && hasOpenRequest(owner.data.isActive))
    throw wrongStatus(wording.billHasProof);
  if (state === 'expired' || dueAt <= clock.now()) throw wrongStatus(wording.billOverdue);
  return { code, membership, years, amount, dueAt: dueAt.toISOString() };
}
