import { wrongStatus } from 'contract/errors';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { events } from '#data/collections.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { findPublic } from '#model/content/translations.ts';
import { queueNotice } from './notices.ts';

/**
 * Cancels an event for ever, with one mail to each registered person. Returns false if it was cancelled already.
 * Throws `not-found`; `wrong-status` for an event that is not public or is over.
 */
export const cancelEvent = (id: string, reason: string, actor: Actor): Promise<boolean> =>
  retryOnConflict(async () => {
    const event = await events.getOrThrow(id);
    if (event.data.cancelledAt) return false;
    const published = await findPublic(contentKinds.event, event);
    if (published === undefined) throw wrongStatus('Hanya acara yang sudah terbit dapat dibatalkan.');
    const { data, version } = published;
    if (data.endDate <= clock.now()) throw wrongStatus('Acara sudah selesai, jadi tidak dapat dibatalkan.');
    const batch = new Batch();
    const now = clock.now();
    batch.update(events, id, { cancelledAt: now, cancelReason: reason, updatedAt: now }, version);
    queueNotice(batch, id, 'cancelled', reason);
    recordAudit(batch, actor, 'event.cancel', { id, name: data.title }, { reason });
    await batch.commit();
    return true;
  });
