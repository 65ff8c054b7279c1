import type { MembershipStatus, Role } from 'contract/rules/membership';
import { monthKey } from 'contract/words/dates';
import { type Batch, Increment } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { adminTotals, memberMonths, memberTotals, totalsIds } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';

/** Becoming a member is being approved, or being there as one from the start. */
const joins = (from: MembershipStatus | null, to: MembershipStatus | null): boolean =>
  (from === null || from === 'waitingApproval') && to !== null && to !== 'waitingApproval';

/**
 * What one user's move between statuses adds to the counts of its month.
 *
 * @returns per status -1 or 1, and `joined`
 */
export function monthlyChangeOf(
  from: MembershipStatus | null,
  to: MembershipStatus | null,
  role: Role = 'Member',
): Partial<Record<MembershipStatus | 'joined', number>> {
  return {
    ...(from === null ? {} : { [from]: -1 }),
    ...(to === null ? {} : { [to]: 1 }),
    ...(role === 'Member' && joins(from, to) ? { joined: 1 } : {}),
  };
}

/**
 * Moves one user between the counts per status; null stands for "not there".
 *
 * @param role that of an account that is made as an admin: it becomes no member
 */
export function countStatus(
  batch: Batch,
  from: MembershipStatus | null,
  to: MembershipStatus | null,
  role: Role = 'Member',
): void {
  if (from === to) return;
  const byStatus: Partial<Record<MembershipStatus, Increment>> = {};
  if (from !== null) byStatus[from] = new Increment(-1);
  if (to !== null) byStatus[to] = new Increment(1);
  const all = new Increment((to === null ? 0 : 1) - (from === null ? 0 : 1));
  batch.merge(memberTotals, totalsIds.members, { all, byStatus });
  const changes = Object.entries(monthlyChangeOf(from, to, role)).map(([what, by]) => [
    what,
    new Increment(by),
  ]);
  batch.merge(memberMonths, totalsIds.memberMonths, {
    [monthKey(clock.now())]: Object.fromEntries(changes),
  });
}

/** Changes the number of admins; with `version`, only if nobody else changed it, or who holds all duties, meanwhile. */
export function countAdmins(batch: Batch, by: 1 | -1, version?: Stored<unknown>['version']): void {
  const change = { count: new Increment(by) };
  if (version === undefined) batch.merge(adminTotals, totalsIds.admins, change);
  else batch.update(adminTotals, totalsIds.admins, change, version);
}
