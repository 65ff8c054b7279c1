import type { MembershipStatus, Role } from 'contract/rules/membership';
import { monthKey } from 'contract/text/dates';
import { type Batch, Increment } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { adminTotals, memberMonths, memberTotals, totalsIds } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';

/** Returns whether a change of status makes a user a member: by approval, or by being created as one. */
const isJoining = (from: MembershipStatus | null, to: MembershipStatus | null): boolean =>
  (from === null || from === 'waitingApproval') && to !== null && to !== 'waitingApproval';

/** Returns the change per status, -1 or 1, and `joined`. */
export function computeMonthlyChange(
  from: MembershipStatus | null,
  to: MembershipStatus | null,
  role: Role = 'Member',
): Partial<Record<MembershipStatus | 'joined', number>> {
  return {
    ...(from === null ? {} : { [from]: -1 }),
    ...(to === null ? {} : { [to]: 1 }),
    ...(role === 'Member' && isJoining(from, to) ? { joined: 1 } : {}),
  };
}

/** Moves a user between the counts; null means no account. A new admin does not become a member. */
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
  const changes = Object.entries(computeMonthlyChange(from, to, role)).map(([what, by]) => [
    what,
    new Increment(by),
  ]);
  batch.merge(memberMonths, totalsIds.memberMonths, {
    [monthKey(clock.now())]: Object.fromEntries(changes),
  });
}

/** Changes the number of admins. With `version`, fails if it, or who has all duties, changed. */
export function countAdmins(batch: Batch, by: 1 | -1, version?: Stored<unknown>['version']): void {
  const change = { count: new Increment(by) };
  if (version === undefined) batch.merge(adminTotals, totalsIds.admins, change);
  else batch.update(adminTotals, totalsIds.admins, change, version);
}
