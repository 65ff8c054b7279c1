import { limits } from 'contract/rules/limits';
import { clock } from '#data/clock.ts';
import type { Environment } from '#data/firebase.ts';
import type { UserRecord } from '#data/records.ts';
import type { Caller } from './caller.ts';

const dayMs = 86_400_000;

/**
 * From when on admins have their days to set up a second factor, by the parameter.
 *
 * @returns undefined for 'off'
 * @throws Error when it is neither a day nor 'off'
 */
export function factorsFrom({ ADMIN_FACTOR_FROM = 'off' }: Environment): Date | undefined {
  if (ADMIN_FACTOR_FROM === 'off') return undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(ADMIN_FACTOR_FROM)
    ? new Date(`${ADMIN_FACTOR_FROM}T00:00:00+07:00`)
    : null;
  if (day !== null && !Number.isNaN(day.getTime())) return day;
  throw new Error(`ADMIN_FACTOR_FROM must be a day such as 2026-12-01, or off, not '${ADMIN_FACTOR_FROM}'.`);
}

/**
 * Until when an admin may do without a second factor: some days after all had to have one, after they became an admin,
 * or after theirs was removed, whichever is last.
 *
 * @returns undefined for who has one or needs none
 */
export function factorDueAt(user: UserRecord): Date | undefined {
  const from = factorsFrom(process.env);
  if (from === undefined || user.role !== 'Admin' || user.factorSince) return undefined;
  const since = Math.max(from.getTime(), (user.adminSince ?? user.createdAt).getTime());
  return new Date(since + limits.factor.graceDays * dayMs);
}

/** Whether an admin's days are over: until they set one up, they may do what members may, and nothing else. */
export const lacksFactor = ({ user }: Caller): boolean => {
  const dueAt = factorDueAt(user.data);
  return dueAt !== undefined && dueAt <= clock.now();
};

/** What an admin who lacks one is to the function: a member, as far as duties open anything. */
export const heldBack = (caller: Caller): Caller => {
  if (!lacksFactor(caller)) return caller;
  const { user } = caller;
  return { ...caller, user: { ...user, data: { ...user.data, duties: [] } } };
};

/** For the reply about an account. */
export const factorDueOf = (user: UserRecord): { factorDueAt?: string } => {
  const dueAt = factorDueAt(user);
  return dueAt === undefined ? {} : { factorDueAt: dueAt.toISOString() };
};
