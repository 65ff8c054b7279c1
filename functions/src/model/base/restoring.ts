import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { restorings } from '#data/collections.ts';
import type { RestoringRecord } from '#data/upkeep-records.ts';

/** Its document in `upkeep`. */
const placeId = 'restoring';

/**
 * Whether a backup is being brought back: until it is whole nothing may be sent, settled or deleted by what is there.
 * Costs one read.
 */
export const isRestoring = async (): Promise<boolean> => (await restorings.get(placeId)) !== undefined;

/** How far a restore has come; undefined when none is under way. */
export const restoringPlace = async (): Promise<RestoringRecord | undefined> =>
  (await restorings.get(placeId))?.data;

/** @throws WriteConflict when one is under way */
export async function beginRestoring(backup: string): Promise<void> {
  const place = { backup, startedAt: clock.now(), parts: 0, isVerified: false };
  await new Batch().create(restorings, placeId, place).commit();
}

export async function keepRestoringPlace(
  place: Partial<Pick<RestoringRecord, 'parts' | 'isVerified'>>,
): Promise<void> {
  await new Batch().update(restorings, placeId, place).commit();
}

export async function endRestoring(): Promise<void> {
  await new Batch().delete(restorings, placeId).commit();
}
