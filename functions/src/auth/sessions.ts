import type { AccountSession } from 'contract/fields/sessions';
import { Batch, WriteConflict } from '#data/batch.ts';
import { sessions } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { outsideBudget } from '#data/read-counter.ts';
import type { SessionsRecord, UserRecord } from '#data/records.ts';
import type { Caller } from './caller.ts';
import { isLive } from './idle-sessions.ts';

type Session = SessionsRecord['live'][number];

/** Names a session towards its owner; the hash itself stays here. */
export const sessionIdOf = (hash: string): string => hash.slice(0, 16);

/**
 * The sessions of an account that still open something, newest first.
 *
 * @param tokenHash of the session that asks
 */
export const shownSessionsOf = (
  { data: user }: Stored<UserRecord>,
  record: Stored<SessionsRecord> | undefined,
  tokenHash: string,
): AccountSession[] =>
  (record?.data.live ?? [])
    .filter((session) => isLive(session, user))
    .map(({ hash, createdAt, expiresAt, usedAt, device }) => ({
      _id: sessionIdOf(hash),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      device: device ?? null,
      // Of members the login alone is noted.
      usedAt: user.role === 'Admin' ? (usedAt?.toISOString() ?? null) : null,
      isCurrent: hash === tokenHash,
    }))
    .reverse();

/** What is written with the end of some sessions. */
export type OnEnd = (batch: Batch, ended: number) => void;

/** Ends the session that the caller is using; the others stay. */
export const endSession = (caller: Caller, onEnd: OnEnd): Promise<void> =>
  keepSessions(caller, ({ hash }) => hash !== caller.tokenHash, onEnd);

/** Ends all sessions of the caller but the one in use. */
export const endOtherSessions = (caller: Caller, onEnd: OnEnd): Promise<void> =>
  keepSessions(caller, ({ hash }) => hash === caller.tokenHash, onEnd);

/** Ends one session of the caller; one that has ended already is no error. */
export const endSessionById = (caller: Caller, id: string, onEnd: OnEnd): Promise<void> =>
  keepSessions(caller, ({ hash }) => sessionIdOf(hash) !== id, onEnd);

async function keepSessions(
  caller: Caller,
  isKept: (session: Session) => boolean,
  onEnd: OnEnd,
): Promise<void> {
  const live = caller.sessions.data.live.filter(isKept);
  const ended = caller.sessions.data.live.length - live.length;
  if (ended === 0) return;
  const batch = new Batch().update(sessions, caller.user.id, { live }, caller.sessions.version);
  onEnd(batch, ended);
  try {
    await batch.commit();
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    const current = await outsideBudget(() => sessions.get(caller.user.id));
    if (current === undefined) return;
    await keepSessions({ ...caller, sessions: current }, isKept, onEnd);
  }
}
