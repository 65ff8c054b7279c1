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

/** Change of a status; null means no account. */
interface StatusChange {
  readonly from: MembershipStatus | null;
  readonly to: MembershipStatus | null;
}

/** Adds changes by status to a document of counts. Statuses that did not change are omitted. */
const toIncrements = (changes: Readonly<Record<string, number>>): Record<string, Increment> =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([what, by]) => (by === 0 ? [] : [[what, new Increment(by)]])),
  );

function addStatusCounts(
  batch: Batch,
  changes: readonly StatusChange[],
  monthly: Readonly<Record<string, number>>,
): void {
  const difference: Record<string, number> = {};
  for (const { from, to } of changes) {
    if (from !== null) difference[from] = (difference[from] ?? 0) - 1;
    if (to !== null) difference[to] = (difference[to] ?? 0) + 1;
  }
  const people = Object.values(difference).reduce((sum, by) => sum + by, 0);
  batch.merge(memberTotals, totalsIds.members, {
    all: new Increment(people),
    byStatus: toIncrements(difference),
  });
  batch.merge(memberMonths, totalsIds.memberMonths, {
    [monthKey(clock.now())]: toIncrements({ ...difference, ...monthly }),
  });
}

/** Moves a user between the counts; null means no account. A new admin does not become a member. */
export function countStatus(
  batch: Batch,
  from: MembershipStatus | null,
  to: MembershipStatus | null,
  role: Role = 'Member',
): void {
  if (from === to) return;
  const { joined = 0 } = computeMonthlyChange(from, to, role);
  addStatusCounts(batch, [{ from, to }], joined === 0 ? {} : { joined });
}

/**
 * Moves many people between the counts with two writes. Imported people joined before, so that they do not count as
 * joined in this month.
 */
export function countImported(batch: Batch, changes: readonly StatusChange[]): void {
  const moved = changes.filter(({ from, to }) => from !== to);
  if (moved.length > 0) addStatusCounts(batch, moved, {});
}

/** Changes the number of admins. With `version`, fails if it, or who has all duties, changed. */
export function countAdmins(batch: Batch, by: 1 | -1, version?: Stored<unknown>['version']): void {
  const change = { count: new Increment(by) };
  if (version === undefined) batch.merge(adminTotals, totalsIds.admins, change);
  else batch.update(adminTotals, totalsIds.admins, change, version);
}
