import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { outbox } from '#data/collections.ts';

const atOnce = 400;

/** What /admin/mails shows beside each. */
export const heldReason = 'Ditahan sesudah pemulihan cadangan: mungkin sudah terkirim.';

/**
 * Takes all mails that wait from the queue, as after a restore nobody knows which of them went out since the backup.
 * They are `unclear` from then on: an admin sends those again that are still needed.
 *
 * @returns how many
 */
export async function holdMails(): Promise<number> {
  let held = 0;
  for (const state of ['waiting', 'sending'] as const) {
    for (;;) {
      const mails = await outbox.find('state', state, atOnce);
      if (mails.length === 0) break;
      const batch = new Batch();
      const change = {
        state: 'unclear',
        dueAt: null,
        settledAt: clock.now(),
        lastError: heldReason,
      } as const;
      for (const { id, version } of mails) batch.update(outbox, id, change, version);
      try {
        await batch.commit();
        held += mails.length;
      } catch (error) {
        if (!(error instanceof WriteConflict)) throw error;
      }
    }
  }
  return held;
}
