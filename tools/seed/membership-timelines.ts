import type { KnownReason } from 'contract/rules/known-reasons';
import { extendMembership, type MembershipStatus } from 'contract/rules/membership';
import { addYears } from 'contract/text/dates';
import { type Random, randomFor } from './deterministic.ts';
import type { Person } from './people.ts';

/** Dates of a membership, chosen so that its status is plausible today. */
export interface MembershipTimeline {
  readonly joinedAt: Date;
  readonly approvedAt: Date | null;
  /** Approved renewals, each during a valid membership. */
  readonly renewals: readonly { requestedAt: Date; decidedAt: Date }[];
  /** The newest renewal, if it is still open or was rejected. */
  readonly last: { requestedAt: Date; rejected: { at: Date; reason: string } | null } | null;
  readonly serial: number;
}

/** Number of paid years, and days from today to the end of the last one (negative if it has ended). */
interface PaidPeriod {
  readonly years: number;
  readonly endsIn: number;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const reasons: readonly KnownReason[] = [
  'Jumlah transfer tidak sesuai.',
  'Bukti pembayaran tidak terbaca.',
  'Nama pada bukti transfer tidak sesuai.',
  'Bukti pembayaran sudah pernah dipakai.',
];

function choosePaidPeriod(status: MembershipStatus, random: Random): PaidPeriod {
  const years = random.int(1, status === 'active' ? 3 : 2);
  switch (status) {
    case 'active':
      return { years, endsIn: random.int(years === 1 ? 40 : 30, years === 1 ? 345 : 300) };
    case 'expired':
      return { years, endsIn: -random.int(15, years === 1 ? 400 : 300) };
    case 'rejectedByAdmin':
      return { years, endsIn: random.int(-60, 20) };
    default:
      return { years, endsIn: random.int(-35, 30) };
  }
}

/** Fixed dates of the demo accounts, which show typical cases. */
const demoPaidPeriods: Readonly<Record<string, PaidPeriod>> = {
  'member@example.org': { years: 2, endsIn: 214 },
  'renewing@example.org': { years: 1, endsIn: 12 },
  'expired@example.org': { years: 1, endsIn: -48 },
  'rejected@example.org': { years: 2, endsIn: -9 },
  'coordinator@example.org': { years: 1, endsIn: 171 },
  'english@example.org': { years: 2, endsIn: 203 },
};

/** Returns a time about this many days before `from`, and always before `from`. */
const timeBefore = (from: Date, days: number, random: Random): Date =>
  new Date(from.getTime() - days * dayMs - random.int(3, 14) * hourMs - random.int(0, 59) * 60_000);

function createRenewals(approvedAt: Date, years: number, random: Random): MembershipTimeline['renewals'] {
  const renewals: { requestedAt: Date; decidedAt: Date }[] = [];
  let validUntil = extendMembership(approvedAt, null);
  for (let year = 1; year < years; year += 1) {
    const requestedAt = timeBefore(validUntil, random.int(4, 25), random);
    const decidedAt = new Date(requestedAt.getTime() + random.int(20, 70) * hourMs);
    renewals.push({ requestedAt, decidedAt });
    validUntil = extendMembership(decidedAt, validUntil);
  }
  return renewals;
}

function createLastRenewal(
  status: MembershipStatus,
  today: Date,
  random: Random,
): MembershipTimeline['last'] {
  if (status === 'RequestRenew')
    return { requestedAt: timeBefore(today, random.int(0, 13), random), rejected: null };
  if (status !== 'rejectedByAdmin') return null;
  const at = timeBefore(today, random.int(1, 6), random);
  return {
    requestedAt: timeBefore(at, random.int(0, 2), random),
    rejected: { at, reason: random.pick(reasons) },
  };
}

/** Creates the dates of a membership. They are the same for the same person on the same day. */
export function createTimeline({ email, status }: Person, today: Date): MembershipTimeline {
  const random = randomFor('course', email);
  const serial = random.int(0, 999_999);
  if (status === 'waitingApproval') {
    return {
      joinedAt: timeBefore(today, random.int(0, 27), random),
      approvedAt: null,
      renewals: [],
      last: null,
      serial,
    };
  }
  const { years, endsIn } = demoPaidPeriods[email] ?? choosePaidPeriod(status, random);
  const approvedAt = timeBefore(addYears(new Date(today.getTime() + endsIn * dayMs), -years), 0, random);
  const joinedAt = timeBefore(approvedAt, random.int(0, 3), random);
  const renewals = createRenewals(approvedAt, years, random);
  return { joinedAt, approvedAt, renewals, last: createLastRenewal(status, today, random), serial };
}
