import { daysUntil, jakartaClock, jakartaOffset } from '../words/dates.ts';
import { fees } from '../words/fees.ts';
import { limits } from './limits.ts';

const day = 24 * 60 * 60 * 1000;

/** Membership status as stored in `isActive` (requirements 1.4). */
export const membershipStatuses = [
  'waitingApproval',
  'active',
  'RequestRenew',
  'rejectedByAdmin',
  'expired',
] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

export const roles = ['Admin', 'Member'] as const;
export type Role = (typeof roles)[number];

export const genders = ['laki-laki', 'perempuan'] as const;
export type Gender = (typeof genders)[number];

/** The office reads Male or Female (requirements 1.3.2). */
export const genderLabel = (gender: Gender | ''): string =>
  gender === '' ? '' : gender === 'laki-laki' ? 'Male' : 'Female';

/** Moves between statuses, and the statuses that each may start from. Anything else is a conflict. */
export const transitions = {
  approve: { from: ['waitingApproval'], to: 'active' },
  requestRenew: { from: ['active', 'expired', 'rejectedByAdmin'], to: 'RequestRenew' },
  renew: { from: ['RequestRenew'], to: 'active' },
  rejectRenew: { from: ['RequestRenew'], to: 'rejectedByAdmin' },
  expire: { from: ['active'], to: 'expired' },
} as const satisfies Record<string, { from: readonly MembershipStatus[]; to: MembershipStatus }>;
export type Transition = keyof typeof transitions;

export const mayMove = (transition: Transition, status: MembershipStatus): boolean =>
  (transitions[transition].from as readonly MembershipStatus[]).includes(status);

/** Whether what is paid for until then still runs: its last day in Jakarta counts whole. */
export const runsAt = (validUntil: string | Date, now: Date): boolean => daysUntil(validUntil, now) >= 0;

/**
 * How a membership stands at a moment: one whose last day is over has ended, whether or not the daily job has written
 * that down yet. Without an end, as those of admins, it runs on.
 */
export const statusAt = (
  {
    isActive,
    validUntil,
  }: { readonly isActive: MembershipStatus; readonly validUntil: string | Date | null },
  now: Date,
): MembershipStatus =>
  mayMove('expire', isActive) && validUntil !== null && !runsAt(validUntil, now)
    ? transitions.expire.to
    : isActive;

/** Whether a request of somebody with this status waits for its decision. */
export const hasRequest = (status: MembershipStatus): boolean =>
  status === 'waitingApproval' || status === 'RequestRenew';

/**
 * The reminder that stands so many days before a membership ends: the nearest one, so that a job that did not run
 * for some days sends one and not three.
 *
 * @param daysLeft in Jakarta's calendar: 0 on the last day
 * @returns one of `limits.reminderDays`; undefined when it is too early, or the end has passed
 */
export const dueReminder = (daysLeft: number): number | undefined =>
  daysLeft < 0 ? undefined : [...limits.reminderDays].reverse().find((days) => daysLeft <= days);

/** Whose membership runs, and who could renew it now: of a renewal that waits everything has been done. */
export const remindedStatuses: readonly MembershipStatus[] = ['active', 'rejectedByAdmin'];

/** Labels of the admin's user list (requirements 1.4.4). */
export function userListLabel(status: MembershipStatus): string {
  if (status === 'active') return 'Active';
  if (status === 'rejectedByAdmin') return 'Renew Member Rejected';
  return 'Inactive';
}

/** Labels of the two request lists (requirements 1.4.4): both wait for approval. */
export const requestListLabel = (status: MembershipStatus): string =>
  hasRequest(status) ? 'Waiting Approval' : userListLabel(status);

/**
 * The day a membership ends after one more paid year.
 *
 * @param now the moment of approval
 * @param validUntil the end so far, or null for a new member
 * @returns the later of both plus one calendar year in Asia/Jakarta (29 February becomes 28 February),
 *   so that no paid day is lost
 */
export function extendedByOneYear(now: Date, validUntil: Date | null): Date {
  const start = validUntil !== null && validUntil > now ? validUntil : now;
  const local = jakartaClock(start);
  const year = local.getUTCFullYear() + 1;
  const month = local.getUTCMonth();
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  local.setUTCFullYear(year, month, Math.min(local.getUTCDate(), lastDay));
  return new Date(local.getTime() - jakartaOffset);
}

/** The year that a payment is for: its first and its last day in Asia/Jakarta, told by any moment within them. */
export interface PaidYear {
  readonly from: Date;
  readonly until: Date;
}

/** The year that an approval at `now` adds to a membership that ends at `validUntil`; null for a new member. */
export const paidYear = (now: Date, validUntil: Date | null): PaidYear => ({
  from: validUntil !== null && validUntil > now ? new Date(validUntil.getTime() + day) : now,
  until: extendedByOneYear(now, validUntil),
});

/** What a membership costs for one year, in rupiah. */
export const yearlyFee = fees.individual;

/** What somebody pays for one year: coordinators for their institution, anybody else for themselves. */
export const feeOf = (seat: { readonly isCoordinator: boolean } | null | undefined): number =>
  seat?.isCoordinator === true ? fees.institution : fees.individual;

/** Whether somebody is a member through an institution whose fee others see to. */
export const isStaff = ({
  seat,
}: {
  readonly seat?: { readonly isCoordinator: boolean } | null | undefined;
}): boolean => seat?.isCoordinator === false;
