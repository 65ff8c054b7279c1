import { holdEnd } from 'contract/rules/money/event-prices';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { bills } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { readOwnGroup } from '#model/events/groups/own-group.ts';
import { eventGroups } from '#model/events/groups/records.ts';
import { openUntil } from '#model/money/bills/settle-bill.ts';
import { getEventBill, getPayableBill, type PayablePlace } from './pay-for-event.ts';

/**
 * Reads an unpaid group with its bill. The coordinator who sends a proof then gets the mails and a refund. Throws
 * `not-found` for the group of another institution; `wrong-status` for a paid one.
 */
export async function readPayableGroup(id: string, user: Stored<UserRecord>): Promise<PayablePlace> {
  const { group } = await readOwnGroup(id, user);
  const { bill, state, institution } = group.data;
  const hold = (batch: Batch) =>
    batch.update(eventGroups, id, { holdUntil: null, coordinator: user.id }, group.version);
  return { bill: await getPayableBill(bill, state), institution, hold };
}

/** Hours for another proof after the account of the sender was deleted. */
const hoursAfterDeletion = 24;

/**
 * Asks for the money of groups again whose waiting proof is deleted with an account. Another coordinator is reminded,
 * see `readContact`.
 */
export async function reopenGroupPayments(
  batch: Batch,
  ownPayments: readonly Stored<PaymentRecord>[],
): Promise<void> {
  for (const { id, data } of ownPayments) {
    if (data.kind !== 'event' || data.state !== 'waiting' || data.bill === undefined) continue;
    if (data.institutionId === undefined) continue;
    const bill = await getEventBill(data.bill);
    const { proofId, bankLine, waitingSince = null, event } = bill.data;
    const group = await eventGroups.get(event.registration);
    if (proofId !== id || group?.data.bill !== bill.id) continue;
    const holdUntil = holdEnd(clock.now(), hoursAfterDeletion);
    const waiting = { proofId: null, waitingSince: bankLine ? waitingSince : null };
    batch.update(bills, bill.id, { dueAt: holdUntil, ...openUntil(holdUntil), ...waiting }, bill.version);
    batch.update(eventGroups, group.id, { holdUntil, remindAt: clock.now() }, group.version);
  }
}
