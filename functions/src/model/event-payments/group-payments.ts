import type { Batch } from '#data/batch.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { readOwnGroup } from '#model/event-groups/own-group.ts';
import { eventGroups } from '#model/event-groups/records.ts';
import { getPayableBill, type PayablePlace } from './proof-upload.ts';

/**
 * Reads an unpaid group with its bill. The coordinator who sends a proof then gets the mails and a refund. Costs three
 * reads. Throws `not-found` for the group of another institution; `wrong-status` for a paid one.
 */
export async function readPayableGroup(id: string, user: Stored<UserRecord>): Promise<PayablePlace> {
  const { group } = await readOwnGroup(id, user);
  const { bill, state, institution } = group.data;
  const hold = (batch: Batch) =>
    batch.update(eventGroups, id, { holdUntil: null, coordinator: user.id }, group.version);
  return { bill: await getPayableBill(bill, state), institution, hold };
}
