import { monthKey } from 'contract/dates';
import type { MembershipStatus } from 'contract/membership';
import { type Batch, Increment } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { adminTotals, audit, memberMonths, memberTotals, outbox, totalsIds } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord, OutboxRecord, UserRecord } from '#data/records.ts';

/** Who did something, for the audit. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** Who does what nobody asked for: the daily jobs. */
export const systemActor: Actor = { id: 'system', name: 'Sistem' };

/** Becoming a member is being approved, or being there as one from the start. */
const joins = (from: MembershipStatus | null, to: MembershipStatus | null): boolean =>
  (from === null || from === 'waitingApproval') && to !== null && to !== 'waitingApproval';

/**
 * What one user's move between statuses adds to the counts of its month.
 *
 * @returns per status -1 or 1, and `joined`
 */
export function monthlyChange(
  from: MembershipStatus | null,
  to: MembershipStatus | null,
): Partial<Record<MembershipStatus | 'joined', number>> {
  return {
    ...(from === null ? {} : { [from]: -1 }),
    ...(to === null ? {} : { [to]: 1 }),
    ...(joins(from, to) ? { joined: 1 } : {}),
  };
}
/** The caller of an endpoint as the one who does it. */
export const actorOf = ({ id, record }: { id: string; record: Pick<UserRecord, 'name'> }): Actor => ({
  id,
  name: record.name,
});

/** Moves one user between the counts per status; null stands for "not there". */
export function countStatus(batch: Batch, from: MembershipStatus | null, to: MembershipStatus | null): void {
  if (from === to) return;
  const byStatus: Partial<Record<MembershipStatus, Increment>> = {};
  if (from !== null) byStatus[from] = new Increment(-1);
  if (to !== null) byStatus[to] = new Increment(1);
  const all = new Increment((to === null ? 0 : 1) - (from === null ? 0 : 1));
  batch.merge(memberTotals, totalsIds.members, { all, byStatus });
  const changes = Object.entries(monthlyChange(from, to)).map(([what, by]) => [what, new Increment(by)]);
  batch.merge(memberMonths, totalsIds.memberMonths, {
    [monthKey(clock.now())]: Object.fromEntries(changes),
  });
}

/** Changes the number of admins; with `version`, only if nobody else changed it meanwhile. */
export function countAdmins(batch: Batch, by: 1 | -1, version?: Stored<unknown>['version']): void {
  const change = { count: new Increment(by) };
  if (version === undefined) batch.merge(adminTotals, totalsIds.admins, change);
  else batch.update(adminTotals, totalsIds.admins, change, version);
}

/**
 * Appends who did what to whom. Entries are never changed.
 *
 * @param also somebody else whom it is about: it is found by them too
 */
export function recordAudit(
  batch: Batch,
  actor: Actor,
  action: string,
  target: Actor,
  details: AuditRecord['details'] = {},
  also: readonly string[] = [],
): void {
  const record = auditRecord(actor, action, target, details);
  batch.create(audit, newId(), { ...record, people: [...new Set([...record.people, ...also])] });
}

export const auditRecord = (
  actor: Actor,
  action: string,
  target: Actor,
  details: AuditRecord['details'] = {},
): AuditRecord => ({
  at: clock.now(),
  actorId: actor.id,
  actorName: actor.name,
  action,
  targetId: target.id,
  targetName: target.name,
  people: [actor.id, target.id],
  details,
});

/**
 * Writes a mail to be sent once the batch has gone through.
 *
 * @param user who gets it; without an id when it is not about an account
 * @returns the mail's id
 */
export function queueMail(
  batch: Batch,
  kind: string,
  user: { id: string | null; data: Pick<UserRecord, 'email' | 'name'> },
  data: OutboxRecord['data'] = {},
): string {
  const { email, name } = user.data;
  const id = newId();
  batch.create(outbox, id, {
    kind,
    to: email,
    userId: user.id,
    data: { name, ...data },
    state: 'waiting',
    createdAt: clock.now(),
    attempts: 0,
    dueAt: clock.now(),
    settledAt: null,
    lastError: null,
  });
  return id;
}
