import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { sessions } from '#data/collections.ts';
import type { Caller } from './caller.ts';
import { isNoteDue } from './idle-sessions.ts';

/**
 * Notes that an admin uses the session, every few minutes at most, so that it costs few writes (decision 0033).
 *
 * @returns the caller with the sessions as they stand now
 */
export async function noteUse(caller: Caller): Promise<Caller> {
  const { user, tokenHash } = caller;
  const { id, data, version } = caller.sessions;
  const used = data.live.find(({ hash }) => hash === tokenHash);
  if (used === undefined || !isNoteDue(used, user.data)) return caller;
  const live = data.live.map((one) => (one === used ? { ...one, usedAt: clock.now() } : one));
  try {
    const noted = await new Batch().update(sessions, id, { live }, version).commit();
    return { ...caller, sessions: { id, data: { ...data, live }, version: noted } };
  } catch (error) {
    // Another request of the same moment has noted it; or the session was just ended, and this is its last request.
    if (error instanceof WriteConflict) return caller;
    throw error;
  }
}
