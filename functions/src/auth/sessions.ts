import type { AccountSession } from 'contract/schemas/sessions';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { sessions } from '#data/collections.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import type { Stored } from '#data/queries.ts';
import type { SessionsRecord, UserRecord } from '#data/records.ts';
import type { Caller } from './caller.ts';
import { isLive } from './idle-sessions.ts';

type Session = SessionsRecord['live'][number];

/** Returns the public id of a session. The hash itself stays on the server. */
export const sessionIdOf = (hash: string): string => hash.slice(0, 16);

/** Returns the live sessions, newest first. */
export const toSessionReplies = (
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
      // For members only the login is recorded.
      usedAt: user.role === 'Admin' ? (usedAt?.toISOString() ?? null) : null,
      isCurrent: hash === tokenHash,
    }))
    .reverse();

export type OnEnd = (batch: Batch, ended: number) => void;

export const endSession = (caller: Caller, onEnd: OnEnd): Promise<void> =>
  retainSessions(caller, ({ hash }) => hash !== caller.tokenHash, onEnd);

export const endOtherSessions = (caller: Caller, onEnd: OnEnd): Promise<void> =>
  retainSessions(caller, ({ hash }) => hash === caller.tokenHash, onEnd);

/** Ends one session of the caller. A session that has already ended is no error. */
export const endSessionById = (caller: Caller, id: string, onEnd: OnEnd): Promise<void> =>
  retainSessions(caller, ({ hash }) => sessionIdOf(hash) !== id, onEnd);

/** Ends the sessions that are not retained, displaced ones too. */
export function filterSessions(
  { live, displaced = [] }: SessionsRecord,
  isRetained: (session: Session) => boolean,
): { readonly lists: Required<Pick<SessionsRecord, 'live' | 'displaced'>>; readonly ended: number } {
  const lists = { live: live.filter(isRetained), displaced: displaced.filter(isRetained) };
  const ended = live.length + displaced.length - lists.live.length - lists.displaced.length;
  return { lists, ended };
}

/**
 * Ends all sessions. The document stays, so that known networks remain, and a login that read it before
 * conflicts with this write.
 */
export const endAllSessions = (batch: Batch, userId: string): Batch =>
  batch.merge(sessions, userId, { live: [], displaced: [], clearedAt: clock.now() });

async function retainSessions(
  caller: Caller,
  isRetained: (session: Session) => boolean,
  onEnd: OnEnd,
): Promise<void> {
  const { lists, ended } = filterSessions(caller.sessions.data, isRetained);
  if (ended === 0) return;
  const batch = new Batch().update(sessions, caller.user.id, lists, caller.sessions.version);
  onEnd(batch, ended);
  try {
    await batch.commit();
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    const current = await outsideBudget(() => sessions.get(caller.user.id));
    if (current === undefined) return;
    await retainSessions({ ...caller, sessions: current }, isRetained, onEnd);
  }
}
