import { ApiError, wrongStatus } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import {
  extendByPause,
  isLifetime,
  isValidAt,
  pauseOf,
  shortenByEndedPause,
} from 'contract/rules/membership';
import { adminWording } from 'contract/text/admin-wording';
import { addYears, dayStart, isoDate } from 'contract/text/dates';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { isUninvited } from '#model/people/profile/consent.ts';

const refuse = (message: string): ApiError => wrongStatus(message);

/** Returns the end of the membership. Throws wrong-status unless it can be paused. */
function requirePausable(data: UserRecord): Date {
  const { isActive, seat, validUntil } = data;
  if (seat) throw refuse(adminWording.seatCannotPause);
  if (isActive === 'RequestRenew' || isActive === 'waitingApproval') throw refuse(adminWording.requestFirst);
  const pause = pauseOf(data);
  if (pause !== null && pause.until > clock.now()) throw refuse(adminWording.pauseExists);
  if (isActive !== 'active' || validUntil === null || !isValidAt(validUntil, clock.now())) {
    throw refuse(adminWording.onlyActivePauses);
  }
  if (isLifetime(validUntil)) throw refuse(adminWording.lifeCannotPause);
  return validUntil;
}

function requireDays({ from, until }: PauseDays, validUntil: Date): void {
  const wrong = (fields: Record<string, string>) => new ApiError('invalid-input', { fields });
  if (from < isoDate(clock.now())) throw wrong({ from: wording.dayIsOver });
  if (from > isoDate(validUntil)) throw wrong({ from: adminWording.pauseAfterEnd });
  if (until <= from) throw wrong({ until: adminWording.returnBeforePause });
  if (dayStart(until) > addYears(dayStart(from), limits.pauseYears))
    throw wrong({ until: adminWording.pauseTooLong });
}

interface PauseDays {
  /** First day, 'YYYY-MM-DD' in Jakarta. */
  readonly from: string;
  readonly until: string;
}

/**
 * Pauses a membership and moves its end by the paused days. Throws not-found; wrong-status; invalid-input for wrong
 * days.
 */
export const pauseMembership = (
  id: string,
  { reason, ...days }: PauseDays & { readonly reason: string },
  admin: Actor,
): Promise<void> =>
  retryOnConflict(async () => {
    const user = await users.getOrThrow(id);
    const previous = requirePausable(user.data);
    requireDays(days, previous);
    const pause = { from: dayStart(days.from), until: dayStart(days.until) };
    const validUntil = extendByPause(previous, pause);
    const batch = new Batch();
    const fields = { pausedFrom: pause.from, pausedUntil: pause.until, validUntil, updatedAt: clock.now() };
    batch.update(users, id, fields, user.version);
    recordAudit(batch, admin, 'membership.pause', actorOf(user), {
      pausedFrom: days.from,
      pausedUntil: days.until,
      validUntil: validUntil.toISOString(),
      ...(reason === '' ? {} : { reason }),
    });
    queueNews(batch, user, { from: pause.from, until: pause.until, validUntil });
    await batch.commit();
  });

function queueNews(
  batch: Batch,
  user: Stored<UserRecord>,
  { from, until, validUntil }: { from?: Date; until?: Date; validUntil: Date | null },
): void {
  if (isUninvited(user.data)) return;
  queueMail(batch, 'membership-pause', user, {
    from: from?.toISOString() ?? '',
    until: until?.toISOString() ?? '',
    validUntil: validUntil?.toISOString() ?? '',
  });
}

/**
 * Adds the end of a pause: today, or on the day of the return if it is over. The end of the membership loses the days
 * that were not paused. Does nothing without a pause, and returns whether there was one.
 */
function addEndOfPause(batch: Batch, user: Stored<UserRecord>, actor: Actor): boolean {
  const { data, version } = user;
  const pause = pauseOf(data);
  if (pause === null) return false;
  const validUntil = data.validUntil && shortenByEndedPause(data.validUntil, pause, dayStart(clock.now()));
  const fields = { pausedFrom: null, pausedUntil: null, validUntil, updatedAt: clock.now() };
  batch.update(users, user.id, fields, version);
  recordAudit(batch, actor, 'membership.resume', actorOf(user), {
    pausedFrom: isoDate(pause.from),
    pausedUntil: isoDate(pause.until),
    validUntil: validUntil?.toISOString() ?? null,
  });
  queueNews(batch, user, { validUntil });
  return true;
}

/** Ends the pause of a person. Returns false without one. Throws not-found. */
export const endPause = (id: string, actor: Actor): Promise<boolean> =>
  retryOnConflict(async () => {
    const batch = new Batch();
    const isEnded = addEndOfPause(batch, await users.getOrThrow(id), actor);
    if (isEnded) await batch.commit();
    return isEnded;
  });

/** Ends a pause that was read before. Throws WriteConflict if the person changed. */
export async function endReadPause(user: Stored<UserRecord>, actor: Actor): Promise<void> {
  const batch = new Batch();
  if (addEndOfPause(batch, user, actor)) await batch.commit();
}

/** Queues the notice before the return, once for each return day. Throws WriteConflict. */
export async function noticeReturn(user: Stored<UserRecord>): Promise<void> {
  const { pausedUntil, validUntil } = user.data;
  if (!pausedUntil || validUntil === null) return;
  const batch = new Batch().update(users, user.id, { pauseNotice: pausedUntil }, user.version);
  queueMail(batch, 'pause-ending', user, {
    until: pausedUntil.toISOString(),
    validUntil: validUntil.toISOString(),
  });
  await batch.commit();
}
