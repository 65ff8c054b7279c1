import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { sessions } from '#data/collections.ts';
import type { Caller } from './caller.ts';
import { isUseRecordDue } from './idle-sessions.ts';

/** Records the use of a session at most every few minutes, to save writes (decision 0083). */
export async function recordSessionUse(caller: Caller): Promise<Caller> {
  const { user, tokenHash } = caller;
  const { id, data, version } = caller.sessions;
  const used = data.live.find(({ hash }) => hash === tokenHash);
  if (used === undefined || !isUseRecordDue(used, user.data)) return caller;
  const live = data.live.map((one) => (one === used ? { ...one, usedAt: clock.now() } : one));
  try {
    const noted = await new Batch().update(sessions, id, { live }, version).commit();
    return { ...caller, sessions: { id, data: { ...data, live }, version: noted } };
  } catch (error) {
    // A concurrent request has recorded it, or the session was just ended and this is its last request.
    if (error instanceof WriteConflict) return caller;
    throw error;
  }
}
