import { extendedByOneYear, type MembershipStatus } from 'contract/rules/membership';
import { type Random, randomFor } from './deterministic.ts';
import type { Person } from './people.ts';

/** When what happened to a member: chosen so that the status is plausible today. */
export interface Course {
  readonly joinedAt: Date;
  readonly approvedAt: Date | null;
  /** Renewals that were approved, each while the membership was still valid. */
  readonly renewals: readonly { requestedAt: Date; decidedAt: Date }[];
  /** The newest renewal, still open or rejected. */
  readonly last: { requestedAt: Date; rejected: { at: Date; reason: string } | null } | null;
  /** For the member number. */
  readonly serial: number;
}

/** Paid years, and how many days from today the last of them ends (negative: it has ended). */
interface Shape {
  readonly years: number;
  readonly endsIn: number;
}

const day = 86_400_000;
const hour = 3_600_000;

const reasons = [
  'Nominal transfer pada bukti tidak sesuai dengan iuran tahunan Rp150.000.',
  'Bukti pembayaran tidak terbaca. Mohon unggah ulang gambar yang lebih jelas.',
  'Nama pada berita transfer tidak sesuai dengan nama anggota.',
  'Bukti yang diunggah sama dengan bukti perpanjangan tahun lalu.',
];

function shapeOf(status: MembershipStatus, random: Random): Shape {
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

/** The two demo accounts that people look at first have dates that show something. */
const demoShapes: Readonly<Record<string, Shape>> = {
  'member@example.org': { years: 2, endsIn: 214 },
  'renewing@example.org': { years: 1, endsIn: 12 },
  'expired@example.org': { years: 1, endsIn: -48 },
  'rejected@example.org': { years: 2, endsIn: -9 },
  'coordinator@example.org': { years: 1, endsIn: 171 },
};

/** That many days before `from`, at some hour of the day before; never later than `from`. */
const timeBefore = (from: Date, days: number, random: Random): Date =>
  new Date(from.getTime() - days * day - random.int(3, 14) * hour - random.int(0, 59) * 60_000);

const yearsBefore = (from: Date, years: number): Date => {
  const at = new Date(from);
  at.setUTCFullYear(at.getUTCFullYear() - years);
  return at;
};

function renewalsOf(approvedAt: Date, years: number, random: Random): Course['renewals'] {
  const renewals: { requestedAt: Date; decidedAt: Date }[] = [];
  let validUntil = extendedByOneYear(approvedAt, null);
  for (let year = 1; year < years; year += 1) {
    const requestedAt = timeBefore(validUntil, random.int(4, 25), random);
    const decidedAt = new Date(requestedAt.getTime() + random.int(20, 70) * hour);
    renewals.push({ requestedAt, decidedAt });
    validUntil = extendedByOneYear(decidedAt, validUntil);
  }
  return renewals;
}

function lastOf(status: MembershipStatus, today: Date, random: Random): Course['last'] {
  if (status === 'RequestRenew')
    return { requestedAt: timeBefore(today, random.int(0, 13), random), rejected: null };
  if (status !== 'rejectedByAdmin') return null;
  const at = timeBefore(today, random.int(1, 6), random);
  return {
    requestedAt: timeBefore(at, random.int(0, 2), random),
    rejected: { at, reason: random.pick(reasons) },
  };
}

/** The dates of a member's life, the same for the same person on the same day. */
export function courseOf({ email, status }: Person, today: Date): Course {
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
  const { years, endsIn } = demoShapes[email] ?? shapeOf(status, random);
  const approvedAt = timeBefore(yearsBefore(new Date(today.getTime() + endsIn * day), years), 0, random);
  const joinedAt = timeBefore(approvedAt, random.int(0, 3), random);
  const renewals = renewalsOf(approvedAt, years, random);
  return { joinedAt, approvedAt, renewals, last: lastOf(status, today, random), serial };
}
