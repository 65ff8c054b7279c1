import type { User } from 'contract/fields/people';
import type { PaymentRow } from 'contract/payments';
import { hasRequest } from 'contract/rules/membership';

/** Days for which an approval is still news. */
const newsDays = 14;

export interface Step {
  readonly state: 'done' | 'current' | 'ahead' | 'refused';
  readonly title: string;
  /** When it happened, once that is known. */
  readonly at: string | undefined;
  readonly text: string | undefined;
}

/** How far a proof of payment has come. */
export interface Progress {
  readonly title: string;
  readonly steps: readonly [received: Step, review: Step, decision: Step];
}

/**
 * Received, under review, decided: for whoever waits, was turned down, or was approved lately.
 *
 * @param newest the newest payment, once it is read; the steps stand without it, only their dates do not
 * @param usualDays after how many days decisions are usually taken; null or undefined says nothing of it
 * @returns undefined when there is nothing to follow
 */
export function progressOf(
  user: Pick<User, 'isActive' | 'rejectionReason'>,
  newest: PaymentRow | undefined,
  usualDays: number | null | undefined,
  now: Date = new Date(),
): Progress | undefined {
  const outcome = outcomeOf(user, newest, now);
  if (outcome === undefined) return undefined;
  // The list may have been read before the profile was.
  const payment = newest?.state === outcome ? newest : undefined;
  const isRegistration = user.isActive === 'waitingApproval' || payment?.kind === 'registration';
  const received: Step = {
    state: 'done',
    title: 'Bukti pembayaran diterima',
    at: payment?.createdAt,
    text: undefined,
  };
  return {
    title: isRegistration ? 'Status pendaftaran' : 'Status perpanjangan',
    steps: [received, ...decisionOf(outcome, payment?.decidedAt, user.rejectionReason, usualDays)],
  };
}

type Outcome = Exclude<PaymentRow['state'], 'replaced'>;

function outcomeOf(
  { isActive }: Pick<User, 'isActive'>,
  newest: PaymentRow | undefined,
  now: Date,
): Outcome | undefined {
  if (hasRequest(isActive)) return 'waiting';
  if (isActive === 'rejectedByAdmin') return 'rejected';
  if (isActive !== 'active' || newest?.state !== 'approved' || newest.decidedAt === null) return undefined;
  const age = now.getTime() - new Date(newest.decidedAt).getTime();
  return age < newsDays * 86_400_000 ? 'approved' : undefined;
}

function decisionOf(
  outcome: Outcome,
  decidedAt: string | null | undefined,
  reason: string | null,
  usualDays: number | null | undefined,
): [review: Step, decision: Step] {
  if (outcome === 'waiting') {
    return [
      { state: 'current', title: 'Sedang diperiksa', at: undefined, text: usualWaitText(usualDays) },
      { state: 'ahead', title: 'Keputusan', at: undefined, text: undefined },
    ];
  }
  const review: Step = { state: 'done', title: 'Selesai diperiksa', at: undefined, text: undefined };
  const at = decidedAt ?? undefined;
  if (outcome === 'approved') return [review, { state: 'done', title: 'Disetujui', at, text: undefined }];
  const text = reason === null ? undefined : `Alasan: ${reason}`;
  return [review, { state: 'refused', title: 'Ditolak', at, text }];
}

function usualWaitText(days: number | null | undefined): string | undefined {
  if (days === null || days === undefined) return undefined;
  return `Biasanya diputuskan dalam ${days === 0 ? 'kurang dari satu hari' : `${days} hari`}.`;
}
