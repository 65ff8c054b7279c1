import { addYears, daysUntil } from '../text/dates.ts';
import { fees } from '../text/fees.ts';
import { fill } from '../text/language/fill.ts';
import { t } from '../text/messages/labels.ts';
import { limits } from './limits.ts';

const dayMs = 24 * 60 * 60 * 1000;

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

/** Returns Male or Female for the admin area (requirements 1.3.2). */
export const genderLabel = (gender: Gender | ''): string =>
  gender === '' ? '' : gender === 'laki-laki' ? 'Male' : 'Female';

/** Allowed transitions between statuses. Any other transition is a conflict. */
export const transitions = {
  approve: { from: ['waitingApproval'], to: 'active' },
  requestRenew: { from: ['active', 'expired', 'rejectedByAdmin'], to: 'RequestRenew' },
  renew: { from: ['RequestRenew'], to: 'active' },
  rejectRenew: { from: ['RequestRenew'], to: 'rejectedByAdmin' },
  expire: { from: ['active'], to: 'expired' },
} as const satisfies Record<string, { from: readonly MembershipStatus[]; to: MembershipStatus }>;
export type Transition = keyof typeof transitions;

export const canTransition = (transition: Transition, status: MembershipStatus): boolean =>
  (transitions[transition].from as readonly MembershipStatus[]).includes(status);

/** Returns true until the end of the last paid day in Jakarta, inclusive. */
export const isValidAt = (validUntil: string | Date, now: Date): boolean => daysUntil(validUntil, now) >= 0;

const statusesWithEnd: readonly MembershipStatus[] = ['active', 'RequestRenew', 'rejectedByAdmin'];

/**
 * Returns whether a membership is valid on a day. A membership without an end, such as an admin's, is. A paused one
 * is not.
 */
export function isMemberOn(
  user: PauseFields & {
    readonly isActive: MembershipStatus;
    readonly validUntil: string | Date | null;
  },
  day: Date,
): boolean {
  const { isActive, validUntil } = user;
  if (validUntil === null) return isActive === 'active';
  return statusesWithEnd.includes(isActive) && isRunningAt(user, day);
}

/** Returns whether a membership has an end, is valid at a time, and is not paused then. */
export const isRunningAt = (
  membership: PauseFields & { readonly validUntil: string | Date | null },
  at: Date,
): boolean =>
  membership.validUntil !== null && isValidAt(membership.validUntil, at) && !isPausedAt(membership, at);

/**
 * Returns the status at a time. An active membership is expired after its last day, even if the daily job has
 * not stored that yet. A membership without an end, such as an admin's, stays active.
 */
export const statusAt = (
  {
    isActive,
    validUntil,
  }: { readonly isActive: MembershipStatus; readonly validUntil: string | Date | null },
  now: Date,
): MembershipStatus =>
  canTransition('expire', isActive) && validUntil !== null && !isValidAt(validUntil, now)
    ? transitions.expire.to
    : isActive;

/**
 * End of a membership for life. It is a date, so that validity, order and filters need no exception; texts show it as
 * "seumur hidup". The code of a card has no later year than 2105.
 */
export const lifetimeEnd = new Date('2099-12-31T16:59:59Z');

export const isLifetime = (validUntil: string | Date | null): boolean =>
  validUntil !== null && new Date(validUntil) >= lifetimeEnd;

/** Returns 'sampai 5 Januari 2027', or 'seumur hidup'. `format` formats the last day. */
export const untilText = (validUntil: string | Date, format: (at: string | Date) => string): string =>
  isLifetime(validUntil) ? t.forLife : fill(t.untilDay, { day: format(validUntil) });

/** Returns the last day, or 'Seumur hidup'. */
export const endText = (validUntil: string | Date, format: (at: string | Date) => string): string =>
  isLifetime(validUntil) ? t.lifetime : format(validUntil);

/** Returns whether a member for life has nothing to pay. A coordinator still pays for the institution. */
export const paysNoDues = ({
  validUntil,
  seat,
}: {
  readonly validUntil: string | Date | null;
  readonly seat?: unknown;
}): boolean => isLifetime(validUntil) && !seat;

/** Returns true if a request with this status waits for a decision. */
export const hasOpenRequest = (status: MembershipStatus): boolean =>
  status === 'waitingApproval' || status === 'RequestRenew';

/**
 * Returns the one of `limits.reminderDays` that is due, or undefined. It is the nearest, so that a late job
 * sends one reminder and not three. `daysLeft` is 0 on the last day in Jakarta.
 */
export const dueReminder = (daysLeft: number): number | undefined =>
  daysLeft < 0 ? undefined : [...limits.reminderDays].reverse().find((days) => daysLeft <= days);

/** Current memberships that can be renewed. A waiting renewal needs no reminder. */
export const reminderStatuses: readonly MembershipStatus[] = ['active', 'rejectedByAdmin'];

/** Returns the label in the admin's user list (requirements 1.4.4). */
export function userListLabel(status: MembershipStatus): string {
  if (status === 'active') return 'Active';
  if (status === 'rejectedByAdmin') return 'Renew Member Rejected';
  return 'Inactive';
}

/** Returns the label in both request lists, which show waiting requests (requirements 1.4.4). */
export const requestListLabel = (status: MembershipStatus): string =>
  hasOpenRequest(status) ? 'Waiting Approval' : userListLabel(status);

/** Greatest number of years that one bill can cover. */
export const maxYearsOfBill = 3;

/**
 * Returns the same day, `years` later in Asia/Jakarta, of the later of both times, so that no paid day is
 * lost. 29 February becomes 28 February in years without it.
 */
export const extendMembership = (now: Date, validUntil: Date | null, years = 1): Date =>
  addYears(validUntil !== null && validUntil > now ? validUntil : now, years);

/** The years that a payment covers: any time within its first day and within its last day in Asia/Jakarta. */
export interface PaidPeriod {
  readonly from: Date;
  readonly until: Date;
}

/** Returns null for a new member. */
export const paidPeriod = (now: Date, validUntil: Date | null, years = 1): PaidPeriod => ({
  from: validUntil !== null && validUntil > now ? new Date(validUntil.getTime() + dayMs) : now,
  until: extendMembership(now, validUntil, years),
});

export const yearlyFee = fees.individual;

/** Returns the yearly fee in whole rupiah. */
export const feeOf = (seat: { readonly isCoordinator: boolean } | null | undefined): number =>
  seat?.isCoordinator === true ? fees.institution : fees.individual;

/** Returns true for a member with a seat whose institution pays the fee, but who is not a coordinator. */
export const isStaff = ({
  seat,
}: {
  readonly seat?: { readonly isCoordinator: boolean } | null | undefined;
}): boolean => seat?.isCoordinator === false;

/** A pause of a membership: from its first day until the day of the return, both as starts of days in Jakarta. */
export interface Pause {
  readonly from: Date;
  readonly until: Date;
}

/** Fields of a person that store the pause; null or missing without one. */
export interface PauseFields {
  readonly pausedFrom?: string | Date | null | undefined;
  readonly pausedUntil?: string | Date | null | undefined;
}

export const pauseOf = ({ pausedFrom, pausedUntil }: PauseFields): Pause | null =>
  pausedFrom && pausedUntil ? { from: new Date(pausedFrom), until: new Date(pausedUntil) } : null;

/** Returns whether a membership is paused at a time, also before the daily job ends a pause that is over. */
export function isPausedAt(fields: PauseFields, at: Date): boolean {
  const pause = pauseOf(fields);
  return pause !== null && at >= pause.from && at < pause.until;
}

/**
 * Returns the end of a membership with a pause: as many days later as it lasts. So the member keeps the days that were
 * left at its beginning, and no job runs between the pause and the end.
 */
export const extendByPause = (validUntil: Date, { from, until }: Pause): Date =>
  new Date(validUntil.getTime() + until.getTime() - from.getTime());

/** Returns the end after a pause that ends on a day, which gives back only the days that were paused. */
export function shortenByEndedPause(validUntil: Date, { from, until }: Pause, endsOn: Date): Date {
  const last = new Date(Math.max(from.getTime(), Math.min(until.getTime(), endsOn.getTime())));
  return new Date(validUntil.getTime() - (until.getTime() - last.getTime()));
}
