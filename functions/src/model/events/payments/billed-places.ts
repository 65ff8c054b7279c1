import type { Batch } from '#data/batch.ts';
import type { BilledEvent } from '#data/bill-records.ts';
import { eventGroups } from '#model/events/groups/records.ts';
import { eventRegistrations } from '#model/events/registration/records.ts';

/** The registration or the group under the id that a bill names. */
export interface BilledPlace {
  /** Code of its present bill; null without a price. */
  readonly bill: string | null;
  /** Changes the end of the hold. Fails the batch if the place changed meanwhile. */
  hold(batch: Batch, holdUntil: Date | null): void;
}

/** Reads what a bill pays; undefined after it was released or cancelled. */
export async function readBilledPlace({
  group,
  registration,
}: BilledEvent): Promise<BilledPlace | undefined> {
  if (group === undefined) {
    const found = await eventRegistrations.get(registration);
    return (
      found && {
        bill: found.data.bill,
        hold: (batch, holdUntil) =>
          batch.update(eventRegistrations, registration, { holdUntil }, found.version),
      }
    );
  }
  const found = await eventGroups.get(registration);
  return (
    found && {
      bill: found.data.bill,
      hold: (batch, holdUntil) => batch.update(eventGroups, registration, { holdUntil }, found.version),
    }
  );
}
