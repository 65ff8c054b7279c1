import { ApiError } from 'contract/errors';
import type { AccountSession } from 'contract/fields/sessions';
import type { Caller } from '#auth/caller.ts';
import { sessionIdOf, shownSessionsOf } from '#auth/sessions.ts';
import { Batch } from '#data/batch.ts';
import { getBoth } from '#data/collection.ts';
import { sessions, users } from '#data/collections.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { whileContended } from '#model/base/contention.ts';

/**
 * The live sessions of anybody, newest first. Two reads.
 *
 * @throws ApiError not-found
 */
export async function sessionsOfUser(id: string, caller: Caller): Promise<AccountSession[]> {
  const [user, record] = await getBoth(users, id, sessions, id);
  if (user === undefined) throw new ApiError('not-found');
  return shownSessionsOf(user, record, caller.tokenHash);
}

/**
 * Ends sessions of somebody else, or of oneself but for the one that asks, and notes who did it. Safe to repeat. Who
 * has the password can log in again.
 *
 * @param session its id; undefined for all of them
 * @returns how many have ended
 * @throws ApiError not-found without such an account; conflict when others changed the record again and again
 */
export const endUserSessions = (id: string, caller: Caller, session?: string): Promise<number> =>
  whileContended(async () => {
    const [user, record] = await getBoth(users, id, sessions, id);
    if (user === undefined) throw new ApiError('not-found');
    if (record === undefined) return 0;
    const isMeant = (hash: string) =>
      session === undefined ? hash !== caller.tokenHash : sessionIdOf(hash) === session;
    const live = record.data.live.filter(({ hash }) => !isMeant(hash));
    const ended = record.data.live.length - live.length;
    if (ended === 0) return 0;
    const batch = new Batch().update(sessions, id, { live }, record.version);
    recordAudit(batch, actorOf(caller.user), 'session.end', actorOf(user), { sessions: ended });
    await batch.commit();
    return ended;
  });
