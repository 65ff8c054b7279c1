import { createHash } from 'node:crypto';
import type { MembershipKind } from 'contract/rules/institution-kinds';
import type { UserRecord } from '#data/records.ts';

/** Who is to pay a bill. */
export interface BillPayer {
  /** Its id in `openBills`: a payer has one open bill at most. */
  readonly key: string;
  /** Null for a visitor, who has no account yet. */
  readonly userId: string | null;
  /** Undefined for who pays for themselves. */
  readonly institutionId: string | undefined;
  readonly membership: MembershipKind;
}

/** Coordinators pay for their institution, whoever of them opens the bill; anybody else for themselves. */
export const memberPayer = (userId: string, seat: UserRecord['seat']): BillPayer =>
  seat?.isCoordinator === true
    ? {
        key: `institution-${seat.institutionId}`,
        userId,
        institutionId: seat.institutionId,
        membership: 'institution',
      }
    : { key: `user-${userId}`, userId, institutionId: undefined, membership: 'individual' };

/** @param secret made by the visitor's browser; only its digest is kept */
export function visitorPayer(secret: string, membership: MembershipKind): BillPayer {
  const digest = createHash('sha256').update(`${membership}:${secret}`).digest('hex');
  return { key: `visitor-${digest}`, userId: null, institutionId: undefined, membership };
}
