import {
  canTransition,
  hasOpenRequest,
  isLifetime,
  isPausedAt,
  isStaff,
  isValidAt,
  paysNoDues,
  statusAt,
} from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { daysUntil, englishMonthYear, formatDate, remainingTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/people/membership';

export type Tone = 'good' | 'waiting' | 'soon' | 'urgent';

export interface MembershipSummary {
  /** Sentence about the present state. */
  readonly heading: string;
  /** The specified text, in English. */
  readonly text: string;
  readonly tone: Tone;
  /** '12 hari lagi' or '3 bulan lagi', during the membership. */
  readonly remaining: string | undefined;
  /** Next step. The reason is part of the steps below. */
  readonly explanation: string | undefined;
  readonly mayRenew: boolean;
}

/** Returns the specified texts, and their meaning for the member (requirements 3.2.1 and 10.11). */
export function summarizeMembership(asRead: User, now: Date = new Date()): MembershipSummary {
  // The membership may have expired since the page was opened.
  const user = { ...asRead, isActive: statusAt(asRead, now) };
  const days = user.validUntil === null ? undefined : daysUntil(user.validUntil, now);
  const runs = user.validUntil !== null && isValidAt(user.validUntil, now);
  const isOfStaff = isStaff(user);
  const isForLife = isLifetime(user.validUntil);
  const hasRemaining = runs && !isForLife && !isPausedAt(user, now) && user.isActive !== 'waitingApproval';
  return {
    heading: pauseHeading(user, now) ?? headingOf(user, runs),
    text: textOf(user),
    tone: isPausedAt(user, now) ? 'waiting' : toneOf(user, days),
    remaining: hasRemaining && days !== undefined ? remainingText(days) : undefined,
    explanation: isOfStaff ? throughInstitution(user, runs) : (pauseText(user, now) ?? explanationOf(user)),
    mayRenew: !isOfStaff && !paysNoDues(user) && canTransition('requestRenew', user.isActive),
  };
}

/** A waiting renewal is more important than the pause. */
const pauseHeading = (user: User, now: Date): string | undefined =>
  isPausedAt(user, now) && user.isActive === 'active' && user.pausedUntil !== undefined
    ? fill(t.pausedUntil, { date: formatDate(user.pausedUntil) })
    : undefined;

/** Explains a pause that runs or is planned. */
function pauseText(user: User, now: Date): string | undefined {
  const { pausedFrom, pausedUntil, validUntil } = user;
  if (pausedFrom === undefined || pausedUntil === undefined || validUntil === null) return undefined;
  const date = formatDate(validUntil);
  return isPausedAt(user, now)
    ? fill(t.pauseRuns, { date })
    : fill(t.pausePlanned, { from: formatDate(pausedFrom), until: formatDate(pausedUntil), date });
}

function headingOf({ isActive, validUntil }: User, runs: boolean): string {
  if (isActive === 'active' && isLifetime(validUntil)) return t.memberForLife;
  const end = validUntil === null ? undefined : formatDate(validUntil);
  switch (isActive) {
    case 'waitingApproval':
      return t.registrationInReview;
    case 'RequestRenew':
      if (end === undefined) return t.renewalInReview;
      // The membership itself may have ended during the review.
      return fill(runs ? t.renewalInReviewRuns : t.renewalInReviewEnded, { date: end });
    case 'rejectedByAdmin':
      if (end === undefined) return t.renewalRejected;
      // The membership itself may have ended during the review.
      return fill(runs ? t.renewalRejectedRuns : t.renewalRejectedEnded, { date: end });
    case 'expired':
      return t.membershipEnded;
    case 'active':
      return end === undefined ? t.membershipActive : fill(t.membershipValid, { date: end });
  }
}

function textOf({ isActive, validUntil }: User): string {
  if (isActive === 'active' && isLifetime(validUntil)) return t.activeForLife;
  if (isActive === 'active' && validUntil !== null) {
    return fill(t.activeUntil, { month: englishMonthYear(validUntil) });
  }
  if (isActive === 'waitingApproval') return t.waitingForApproval;
  if (isActive === 'RequestRenew') return t.renewalInProcess;
  return t.inProcess;
}

function toneOf({ isActive }: User, days: number | undefined): Tone {
  if (hasOpenRequest(isActive)) return 'waiting';
  if (isActive === 'expired' || isActive === 'rejectedByAdmin') return 'urgent';
  if (days === undefined || days > 60) return 'good';
  if (days > 30) return 'waiting';
  return days > 7 ? 'soon' : 'urgent';
}

const remainingText = (days: number): string => (days === 0 ? t.endsToday : remainingTime(days));

/** Explains the membership of institution staff, who cannot renew it themselves. */
function throughInstitution({ seat, validUntil }: User, runs: boolean): string {
  const institution = seat?.institution ?? '';
  if (validUntil === null || runs) return fill(t.throughInstitution, { institution });
  return fill(t.throughInstitutionEnded, { institution, date: formatDate(validUntil) });
}

function explanationOf({ isActive, validUntil }: User): string | undefined {
  switch (isActive) {
    case 'waitingApproval':
    case 'RequestRenew':
      return t.mailFollows;
    case 'expired':
      return validUntil === null
        ? t.renewToActivate
        : fill(t.endedRenewToActivate, { date: formatDate(validUntil) });
    case 'rejectedByAdmin':
      return t.uploadNewProof;
    case 'active':
      return undefined;
  }
}
