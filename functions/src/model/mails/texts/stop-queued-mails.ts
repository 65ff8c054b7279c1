import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { outbox } from '#data/collections.ts';
import { letters } from '#model/mails/delivery/records.ts';

const batchSize = 400;

/** Reason that /admin/mails shows for each of these mails. */
const stoppedReason = 'Ditahan setelah pemulihan cadangan. Mungkin sudah terkirim.';

/**
 * Stops all queued mails after a restore, because some may have been sent since the backup. They become
 * `unclear`, and an admin resends those that are still needed. Letters are paused. Returns the number of mails.
 */
export async function stopQueuedMails(): Promise<number> {
  let stopped = 0;
  await pauseLetters();
  for (const state of ['waiting', 'sending'] as const) {
    for (;;) {
      const mails = await outbox.find('state', state, batchSize);
      if (mails.length === 0) break;
      const batch = new Batch();
      const change = {
        state: 'unclear',
        dueAt: null,
        settledAt: clock.now(),
        lastError: stoppedReason,
      } as const;
      for (const { id, version } of mails) batch.update(outbox, id, change, version);
      try {
        await batch.commit();
        stopped += mails.length;
      } catch (error) {
        if (!(error instanceof WriteConflict)) throw error;
      }
    }
  }
  return stopped;
}

/** Pauses letters, whose recipients may have got them since the backup. An admin resumes or ends them. */
async function pauseLetters(): Promise<void> {
  for (;;) {
    const sending = await letters.find('state', 'sending', batchSize);
    if (sending.length === 0) return;
    const batch = new Batch();
    const change = { state: 'paused', pausedBy: 'admin', dueAt: null, run: null } as const;
    for (const { id, version } of sending) batch.update(letters, id, change, version);
    try {
      await batch.commit();
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
    }
  }
}
