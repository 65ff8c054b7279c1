import { ApiError } from 'contract/errors';
import type { AccountSession } from 'contract/schemas/sessions';
import type { Caller } from '#auth/caller.ts';
import { filterSessions, sessionIdOf, toSessionReplies } from '#auth/sessions.ts';
import { Batch } from '#data/batch.ts';
import { getBoth } from '#data/collection.ts';
import { sessions, users } from '#data/collections.ts';
import { requireMayEdit } from '#model/accounts/admins.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';

/** Returns the newest session first. Throws not-found, forbidden. */
export async function listUserSessions(id: string, caller: Caller): Promise<AccountSession[]> {
  const [user, record] = await getBoth(users, id, sessions, id);
  if (user === undefined) throw new ApiError('not-found');
  requireMayEdit(caller.user, user);
  return toSessionReplies(user, record, caller.tokenHash);
}

/**
 * Ends and records one session or all, except the one in use. Safe to repeat: returns the number of ended
 * ones. Throws not-found; forbidden for another admin without all duties; conflict after repeated concurrent changes.
 */
export const endUserSessions = (id: string, caller: Caller, session?: string): Promise<number> =>
  retryOnConflict(async () => {
    const [user, record] = await getBoth(users, id, sessions, id);
    if (user === undefined) throw new ApiError('not-found');
    requireMayEdit(caller.user, user);
    if (record === undefined) return 0;
    const isSelected = (hash: string) =>
      session === undefined ? hash !== caller.tokenHash : sessionIdOf(hash) === session;
    const { lists, ended } = filterSessions(record.data, ({ hash }) => !isSelected(hash));
    if (ended === 0) return 0;
    const batch = new Batch().update(sessions, id, lists, record.version);
    recordAudit(batch, actorOf(caller.user), 'session.end', actorOf(user), { sessions: ended });
    await batch.commit();
    return ended;
  });
