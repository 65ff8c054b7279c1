import { limits } from 'contract/rules/limits';
import { clock } from '#data/clock.ts';
import type { Environment } from '#data/firebase.ts';
import type { UserRecord } from '#data/records.ts';
import type { Caller } from './caller.ts';

const dayMs = 86_400_000;

/** Returns midnight in Jakarta; undefined for 'off'. Throws for any other text than a day. */
export function secondFactorRequiredFrom({ ADMIN_FACTOR_FROM = 'off' }: Environment): Date | undefined {
  if (ADMIN_FACTOR_FROM === 'off') return undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(ADMIN_FACTOR_FROM)
    ? new Date(`${ADMIN_FACTOR_FROM}T00:00:00+07:00`)
    : null;
  if (day !== null && !Number.isNaN(day.getTime())) return day;
  throw new Error(`ADMIN_FACTOR_FROM must be a day such as 2026-12-01, or off, not '${ADMIN_FACTOR_FROM}'.`);
}

/**
 * Counts from the latest of three dates: when all admins had to have a factor, when the account became admin,
 * when its factor was removed. Returns undefined for accounts that have one or need none.
 */
export function secondFactorDueAt(user: UserRecord): Date | undefined {
  const from = secondFactorRequiredFrom(process.env);
  if (from === undefined || user.role !== 'Admin' || user.factorSince) return undefined;
  const since = Math.max(from.getTime(), (user.adminSince ?? user.createdAt).getTime());
  return new Date(since + limits.factor.deadlineDays * dayMs);
}

/** Returns true for an admin past the deadline, who has the rights of a member until a setup. */
export const isPastSecondFactorDeadline = ({ user }: Caller): boolean => {
  const dueAt = secondFactorDueAt(user.data);
  return dueAt !== undefined && dueAt <= clock.now();
};

/** Returns the caller without duties when past the deadline, unchanged otherwise. */
export const withoutAdminDuties = (caller: Caller): Caller => {
  if (!isPastSecondFactorDeadline(caller)) return caller;
  const { user } = caller;
  return { ...caller, user: { ...user, data: { ...user.data, duties: [] } } };
};

export const toSecondFactorDue = (user: UserRecord): { factorDueAt?: string } => {
  const dueAt = secondFactorDueAt(user);
  return dueAt === undefined ? {} : { factorDueAt: dueAt.toISOString() };
};
