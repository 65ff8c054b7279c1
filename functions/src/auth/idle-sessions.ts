import { limits } from 'contract/rules/limits';
import { clock } from '#data/clock.ts';
import type { LiveSession, UserRecord } from '#data/records.ts';

const isOlder = (at: Date, minutes: number): boolean =>
  clock.now().getTime() - at.getTime() > minutes * 60_000;

/** Sessions from before `usedAt` existed count as used. */
const isIdle = ({ usedAt }: LiveSession, { role }: UserRecord): boolean =>
  role === 'Admin' && usedAt !== undefined && isOlder(usedAt, limits.sessions.adminIdleMinutes);

export const isLive = (session: LiveSession, user: UserRecord): boolean =>
  session.expiresAt > clock.now() && !isIdle(session, user);

export const isUseRecordDue = ({ usedAt }: LiveSession, { role }: UserRecord): boolean =>
  role === 'Admin' && (usedAt === undefined || isOlder(usedAt, limits.sessions.activityIntervalMinutes));
