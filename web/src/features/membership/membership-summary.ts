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

export type Tone = 'good' | 'waiting' | 'soon' | 'urgent';

export interface MembershipSummary {
  /** Indonesian sentence about the present state. */
  readonly heading: string;
  /** The specified text, in English. */
  readonly text: string;
  readonly tone: Tone;
  /** '12 hari lagi' or '3 bulan lagi', during the membership. */
  readonly remaining: string | undefined;
  /** Next step, in Indonesian. The reason is part of the steps below. */
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
    ? `Cuti sampai ${formatDate(user.pausedUntil)}`
    : undefined;

/** Explains a pause that runs or is planned. */
function pauseText(user: User, now: Date): string | undefined {
  const { pausedFrom, pausedUntil, validUntil } = user;
  if (pausedFrom === undefined || pausedUntil === undefined || validUntil === null) return undefined;
  const end = `keanggotaan berlaku sampai ${formatDate(validUntil)}`;
  return isPausedAt(user, now)
    ? `Kartu tidak berlaku selama cuti. Sesudahnya ${end}.`
    : `Cuti mulai ${formatDate(pausedFrom)} sampai ${formatDate(pausedUntil)}; ${end}.`;
}

function headingOf({ isActive, validUntil }: User, runs: boolean): string {
  if (isActive === 'active' && isLifetime(validUntil)) return 'Anggota seumur hidup';
  const end = validUntil === null ? undefined : formatDate(validUntil);
  /** Follows the state of a renewal, because the membership itself may have ended meanwhile. */
  const validity =
    end === undefined ? '' : `; keanggotaan ${runs ? `tetap berlaku sampai ${end}` : `berakhir pada ${end}`}`;
  switch (isActive) {
    case 'waitingApproval':
      return 'Pendaftaran sedang diperiksa';
    case 'RequestRenew':
      return `Perpanjangan sedang diperiksa${validity}`;
    case 'rejectedByAdmin':
      return `Perpanjangan ditolak${validity}`;
    case 'expired':
      return 'Keanggotaan berakhir';
    case 'active':
      return end === undefined ? 'Keanggotaan aktif' : `Keanggotaan berlaku sampai ${end}`;
  }
}

function textOf({ isActive, validUntil }: User): string {
  if (isActive === 'active' && isLifetime(validUntil)) return 'Membership is active for life';
  if (isActive === 'active' && validUntil !== null) {
    return `Membership is active until ${englishMonthYear(validUntil)}`;
  }
  if (isActive === 'waitingApproval') return 'Status: Waiting for Admin Approval';
  if (isActive === 'RequestRenew') return 'Status: Membership renewal is being processed';
  return 'Membership is in process';
}

function toneOf({ isActive }: User, days: number | undefined): Tone {
  if (hasOpenRequest(isActive)) return 'waiting';
  if (isActive === 'expired' || isActive === 'rejectedByAdmin') return 'urgent';
  if (days === undefined || days > 60) return 'good';
  if (days > 30) return 'waiting';
  return days > 7 ? 'soon' : 'urgent';
}

const remainingText = (days: number): string => (days === 0 ? 'Berakhir hari ini' : remainingTime(days));

/** Explains the membership of institution staff, who cannot renew it themselves. */
function throughInstitution({ seat, validUntil }: User, runs: boolean): string {
  const through = `Melalui ${seat?.institution}.`;
  if (validUntil === null || runs) return through;
  return `${through} Berakhir pada ${formatDate(validUntil)}. Koordinator institusi dapat memperpanjangnya.`;
}

function explanationOf({ isActive, validUntil }: User): string | undefined {
  switch (isActive) {
    case 'waitingApproval':
    case 'RequestRenew':
      return 'Kami mengabari lewat email.';
    case 'expired': {
      const end = validUntil === null ? '' : `Berakhir pada ${formatDate(validUntil)}. `;
      return `${end}Perpanjang untuk mengaktifkannya kembali.`;
    }
    case 'rejectedByAdmin':
      return 'Unggah bukti baru. Data lain sudah tersimpan.';
    case 'active':
      return undefined;
  }
}
