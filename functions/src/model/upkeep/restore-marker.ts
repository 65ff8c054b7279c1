import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { restores } from '#data/collections.ts';

/** Its document in `upkeep`. */
const markerId = 'restore';

/**
 * Notes that a backup is brought back. To be called before its first write, so that nothing is swept between two steps,
 * and again after its last one, as the backup may hold an older note.
 */
export async function markRestored(): Promise<void> {
  await new Batch().merge(restores, markerId, { at: clock.now() }).commit();
}

/** @returns when a backup was brought back last; undefined when none ever was. Costs one read. */
export const restoredAt = async (): Promise<Date | undefined> => (await restores.get(markerId))?.data.at;

/**
 * Until when nothing that lost its record is touched, as records and files may come from different days and somebody is
 * still comparing them. Costs one read.
 *
 * @returns undefined when that time is over, or no backup was ever brought back
 */
export const sweepPausedUntil = async (): Promise<Date | undefined> => pauseAfter(await restoredAt());

/** As `sweepPausedUntil`, of a restore that was read. */
export function pauseAfter(at: Date | undefined): Date | undefined {
  if (at === undefined) return undefined;
  const until = new Date(at.getTime() + limits.orphans.pauseHours * 3_600_000);
  return until > clock.now() ? until : undefined;
}
