import { ApiError } from 'contract/errors';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { events } from '#data/collections.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { isPublished } from '#model/content/publication.ts';
import { queueNotice } from './notices.ts';

/**
 * Cancels an event for ever, with one mail to each registered person. Returns false if it was cancelled already.
 * Costs one read. Throws `not-found`; `wrong-status` for an event that is not public or is over.
 */
export const cancelEvent = (id: string, reason: string, actor: Actor): Promise<boolean> =>
  retryOnConflict(async () => {
    const { data, version } = await events.getOrThrow(id);
    if (data.cancelledAt) return false;
    if (!isPublished(data))
      throw new ApiError('wrong-status', { message: 'Hanya acara yang sudah terbit dapat dibatalkan.' });
    if (data.endDate <= clock.now())
      throw new ApiError('wrong-status', { message: 'Acara sudah selesai, jadi tidak dapat dibatalkan.' });
    const batch = new Batch();
    const now = clock.now();
    batch.update(events, id, { cancelledAt: now, cancelReason: reason, updatedAt: now }, version);
    queueNotice(batch, id, 'cancelled', reason);
    recordAudit(batch, actor, 'event.cancel', { id, name: data.title }, { reason });
    await batch.commit();
    return true;
  });
