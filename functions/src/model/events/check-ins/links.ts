import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ApiError, wrongStatus } from 'contract/errors';
import { queryLimits } from 'contract/rules/query-limits';
import { addDays } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { findFreeId, maxSerialAttempts } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import { t } from '#messages/replies.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { rejectOnConflict, retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { type CheckInEvent, readCheckInEvent } from './check-in-list.ts';
import { type CheckInLinkRecord, checkInLinks } from './records.ts';

const secretBytes = 32;
const daysStored = 90;

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Lists the links of an event, also revoked ones, oldest first. */
export const listLinks = (event: string): Promise<Stored<CheckInLinkRecord>[]> =>
  checkInLinks.query({
    where: [['event', event]],
    orderBy: 'createdAt',
    limit: queryLimits.checkInLinks,
  });

/**
 * Creates a link and returns its code, of which only a digest is stored. Throws `not-found`; `wrong-status` after the
 * end of the check-in, and beyond the number of links; `conflict`.
 */
export const createLink = (eventId: string, label: string, actor: Actor): Promise<string> =>
  retryOnConflict(async () => {
    const [event, links] = await Promise.all([readCheckInEvent(eventId), listLinks(eventId)]);
    if (event.deletedAt <= clock.now()) throw wrongStatus(t.checkInOver);
    const id = findFreeId(eventId, queryLimits.checkInLinks, links);
    if (id === undefined)
      throw wrongStatus(`Paling banyak ${queryLimits.checkInLinks} tautan untuk satu acara.`);
    const secret = randomBytes(secretBytes).toString('base64url');
    const batch = new Batch().create(checkInLinks, id, {
      event: eventId,
      label,
      secretHash: digestOf(secret).toString('hex'),
      createdAt: clock.now(),
      revokedAt: null,
      expireAt: addDays(event.deletedAt, daysStored),
    });
    recordAudit(batch, actor, 'check-in-link.create', { id: eventId, name: event.title }, { device: label });
    await batch.commit();
    return `${id}.${secret}`;
  }, maxSerialAttempts);

/** Revokes a link. A repetition changes nothing. Throws `not-found`; `conflict`. */
export async function revokeLink(eventId: string, id: string, actor: Actor): Promise<void> {
  const [event, link] = await Promise.all([readCheckInEvent(eventId), checkInLinks.getOrThrow(id)]);
  if (link.data.event !== eventId) throw new ApiError('not-found');
  if (link.data.revokedAt !== null) return;
  const batch = new Batch().update(checkInLinks, id, { revokedAt: clock.now() }, link.version);
  const target = { id: eventId, name: event.title };
  recordAudit(batch, actor, 'check-in-link.revoke', target, { device: link.data.label });
  await rejectOnConflict(batch.commit());
}

export interface LinkedDevice {
  readonly event: CheckInEvent;
  readonly actor: Actor;
}

/** Reads the event of a link. Throws `invalid-code` for a wrong or revoked code, and 24 hours after the event. */
export async function readLinkedDevice(code: string): Promise<LinkedDevice> {
  const [id = '', secret = ''] = code.split('.');
  const link = await checkInLinks.get(id);
  const isKnown =
    link !== undefined &&
    link.data.revokedAt === null &&
    timingSafeEqual(digestOf(secret), Buffer.from(link.data.secretHash, 'hex'));
  const event = isKnown ? await readCheckInEvent(link.data.event) : undefined;
  if (!isKnown || event === undefined || event.deletedAt <= clock.now())
    throw new ApiError('invalid-code', { message: t.deviceLinkGone });
  return { event, actor: { id: link.id, name: `Perangkat ${link.data.label}` } };
}
