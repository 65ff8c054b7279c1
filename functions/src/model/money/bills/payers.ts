import { createHash } from 'node:crypto';
import type { MembershipKind } from 'contract/rules/institution-kinds';
import type { UserRecord } from '#data/records.ts';

export interface BillPayer {
  /** Id in `openBills`: a payer has at most one open bill. */
  readonly key: string;
  /** Null for a visitor without an account. */
  readonly userId: string | null;
  /** Undefined for an individual. */
  readonly institutionId: string | undefined;
  readonly membership: MembershipKind;
}

/** Returns the payer: all coordinators pay for their institution, other members for themselves. */
export const memberPayer = (userId: string, seat: UserRecord['seat']): BillPayer =>
  seat?.isCoordinator === true
    ? {
        key: `institution-${seat.institutionId}`,
        userId,
        institutionId: seat.institutionId,
        membership: 'institution',
      }
    : { key: `user-${userId}`, userId, institutionId: undefined, membership: 'individual' };

/** Returns the payer of a registration for an event, null for a guest. Each registration has its own open bill. */
export const eventPayer = (registration: string, userId: string | null): BillPayer => ({
  key: `event-${registration}`,
  userId,
  institutionId: undefined,
  membership: 'individual',
});

/** Returns the payer of a group of places at an event: the institution of its coordinator. */
export const groupPayer = (group: string, coordinator: string, institutionId: string): BillPayer => ({
  key: `event-${group}`,
  userId: coordinator,
  institutionId,
  membership: 'institution',
});

/** Returns the payer by a secret of the visitor's browser, of which only a digest is stored. */
export function visitorPayer(secret: string, membership: MembershipKind): BillPayer {
  const digest = createHash('sha256').update(`${membership}:${secret}`).digest('hex');
  return { key: `visitor-${digest}`, userId: null, institutionId: undefined, membership };
}
