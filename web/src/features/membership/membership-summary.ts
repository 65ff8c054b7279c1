import { canTransition, hasOpenRequest, isStaff, isValidAt, statusAt } from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { daysUntil, englishMonthYear, indonesianDate } from 'contract/text/dates';

export type Tone = 'good' | 'waiting' | 'soon' | 'urgent';

export interface MembershipSummary {
  /** The specified text, in English. */
  readonly text: string;
  readonly tone: Tone;
  /** '12 hari lagi', during the membership. */
  readonly remaining: string | undefined;
  /** Situation and next step, in Indonesian. The reason is part of the steps below. */
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
  return {
    text: textOf(user),
    tone: toneOf(user, days),
    remaining:
      runs && days !== undefined && user.isActive !== 'waitingApproval' ? remainingText(days) : undefined,
    explanation: isOfStaff ? throughInstitution(user, runs) : explanationOf(user, runs),
    mayRenew: !isOfStaff && canTransition('requestRenew', user.isActive),
  };
}

function textOf({ isActive, validUntil }: User): string {
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

const remainingText = (days: number): string => (days === 0 ? 'Berakhir hari ini' : `${days} hari lagi`);

/** Explains the membership of institution staff, who cannot renew it themselves. */
function throughInstitution({ seat, validUntil }: User, runs: boolean): string {
  const through = `Keanggotaan Anda melalui ${seat?.institution}`;
  if (validUntil === null) return `${through}.`;
  const until = indonesianDate(validUntil);
  return runs
    ? `${through}, berlaku sampai ${until}.`
    : `${through} berakhir pada ${until}. Koordinator institusi dapat memperpanjangnya.`;
}

function explanationOf({ isActive, validUntil }: User, runs: boolean): string | undefined {
  const until = validUntil === null ? undefined : indonesianDate(validUntil);
  switch (isActive) {
    case 'waitingApproval':
      return 'Pendaftaran dan bukti pembayaran Anda sedang diperiksa. Kami mengabari lewat email.';
    case 'RequestRenew':
      return runs
        ? `Bukti pembayaran Anda sedang diperiksa. Keanggotaan tetap berlaku sampai ${until}.`
        : 'Bukti pembayaran Anda sedang diperiksa. Kami mengabari lewat email.';
    case 'expired':
      return until === undefined
        ? 'Masa keanggotaan Anda telah berakhir. Perpanjang untuk mengaktifkannya kembali.'
        : `Keanggotaan Anda berakhir pada ${until}. Perpanjang untuk mengaktifkannya kembali.`;
    case 'rejectedByAdmin': {
      const validity = runs ? ` Keanggotaan Anda tetap berlaku sampai ${until}.` : '';
      return `Bukti pembayaran perpanjangan terakhir ditolak.${validity} Cukup unggah bukti yang baru: data Anda sudah tersimpan, tidak ada yang perlu diketik lagi.`;
    }
    case 'active':
      return until === undefined ? undefined : `Berlaku sampai ${until}.`;
  }
}
