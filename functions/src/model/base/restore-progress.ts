import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { restorings } from '#data/collections.ts';
import type { RestoringRecord } from '#data/maintenance-records.ts';

/** Document in the collection `upkeep`. */
const progressId = 'restoring';

/** Returns true during a restore, when nothing may be sent, settled or deleted. */
export const isRestoring = async (): Promise<boolean> => (await restorings.get(progressId)) !== undefined;

export const readRestoreProgress = async (): Promise<RestoringRecord | undefined> =>
  (await restorings.get(progressId))?.data;

/** @throws WriteConflict when a restore is running */
export async function beginRestore(backup: string): Promise<void> {
  const progress = { backup, startedAt: clock.now(), parts: 0, isVerified: false };
  await new Batch().create(restorings, progressId, progress).commit();
}

export async function saveRestoreProgress(
  progress: Partial<Pick<RestoringRecord, 'parts' | 'isVerified'>>,
): Promise<void> {
  await new Batch().update(restorings, progressId, progress).commit();
}

export async function endRestore(): Promise<void> {
  await new Batch().delete(restorings, progressId).commit();
}
