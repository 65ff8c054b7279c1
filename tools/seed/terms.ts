import { extendByPause, lifetimeEnd } from 'contract/rules/membership';
import { dayStart, isoDate } from 'contract/text/dates';
import type { UserRecord } from '../../functions/src/data/records.ts';
import type { Actor } from '../../functions/src/model/base/actors.ts';
import { createAuditRecord } from '../../functions/src/model/base/audit.ts';
import type { DemoMember } from './member-histories.ts';

const canHaveTerms = ({ user }: DemoMember): boolean =>
  user.isActive === 'active' && !user.seat && user.validUntil !== null;

/** Changes the last two individual members: the last one is a member for life, the one before has a pause. */
export function planTerms(members: readonly DemoMember[], admin: Actor, today: Date): DemoMember[] {
  const [paused, life] = members.filter(canHaveTerms).slice(-2);
  if (paused === undefined || life === undefined) throw new Error('Two active members are missing.');
  return members.map((member) => {
    if (member === life) return toLife(member, admin);
    return member === paused ? toPaused(member, admin, today) : member;
  });
}

/** Adds the change and its audit entry, a moment after the last change. */
function withChange(
  { user, audit, ...member }: DemoMember,
  admin: Actor,
  action: 'membership.grant-life' | 'membership.pause',
  changes: Partial<UserRecord>,
  details: Record<string, string>,
): DemoMember {
  const at = new Date(user.updatedAt.getTime() + 60_000);
  const self = { id: member.id, name: user.name };
  const entry = { ...createAuditRecord(admin, action, self, details), at };
  return { ...member, user: { ...user, ...changes, updatedAt: at }, audit: [...audit, entry] };
}

function toLife(member: DemoMember, admin: Actor): DemoMember {
  const at = member.user.updatedAt;
  const decision = { decidedOn: isoDate(at), reason: 'Keputusan rapat pengurus: jasa bagi asosiasi' };
  const life = { ...decision, by: admin.name, at };
  return withChange(member, admin, 'membership.grant-life', { validUntil: lifetimeEnd, life }, decision);
}

function toPaused(member: DemoMember, admin: Actor, today: Date): DemoMember {
  const pause = { from: dayStart(today, -20), until: dayStart(today, 40) };
  const validUntil = extendByPause(member.user.validUntil ?? today, pause);
  const fields = { pausedFrom: pause.from, pausedUntil: pause.until, validUntil };
  return withChange(member, admin, 'membership.pause', fields, {
    pausedFrom: isoDate(pause.from),
    pausedUntil: isoDate(pause.until),
    validUntil: validUntil.toISOString(),
  });
}
