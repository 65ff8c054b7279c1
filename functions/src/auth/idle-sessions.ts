import { limits } from 'contract/rules/limits';
import { clock } from '#data/clock.ts';
import type { LiveSession, UserRecord } from '#data/records.ts';

const isOlder = (at: Date, minutes: number): boolean =>
  clock.now().getTime() - at.getTime() > minutes * 60_000;

/** Whether an admin has left a session alone for too long; one from before this was noted counts as used. */
export const isIdle = ({ usedAt }: LiveSession, { role }: UserRecord): boolean =>
  role === 'Admin' && usedAt !== undefined && isOlder(usedAt, limits.sessions.adminIdleMinutes);

/** Whether a session still opens anything. */
export const isLive = (session: LiveSession, user: UserRecord): boolean =>
  session.expiresAt > clock.now() && !isIdle(session, user);

/** Whether the use of an admin's session is to be noted again. */
export const isNoteDue = ({ usedAt }: LiveSession, { role }: UserRecord): boolean =>
  role === 'Admin' && (usedAt === undefined || isOlder(usedAt, limits.sessions.noteMinutes));
