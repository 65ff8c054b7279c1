import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { restores } from '#data/collections.ts';
import { markPeopleReplaced } from '#data/people/people-changes.ts';

/** Id of its document in `upkeep`. */
const markerId = 'restore';

/**
 * Records that a backup is being restored. Call it before the first write, so that no sweep runs in between,
 * and again after the last one, because the backup may contain an older marker.
 */
export async function markRestored(): Promise<void> {
  await new Batch().merge(restores, markerId, { at: clock.now() }).commit();
  await markPeopleReplaced();
}

/** @returns time of the last restore; undefined without one. */
export const readRestoredAt = async (): Promise<Date | undefined> => (await restores.get(markerId))?.data.at;

/**
 * Time until which no orphan is touched after a restore: records and files may be of different days. Costs
 * one read.
 */
export const readSweepPause = async (): Promise<Date | undefined> => toSweepPause(await readRestoredAt());

export function toSweepPause(at: Date | undefined): Date | undefined {
  if (at === undefined) return undefined;
  const until = new Date(at.getTime() + limits.orphans.pauseHours * 3_600_000);
  return until > clock.now() ? until : undefined;
}
