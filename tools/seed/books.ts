import { association } from 'contract/words/association';
import { isoDate, monthKey } from 'contract/words/dates';
import { nothingMore } from '../../functions/src/data/batch.ts';
import type { Actor } from '../../functions/src/model/base/actors.ts';
import { auditRecord } from '../../functions/src/model/base/audit.ts';
import { closeMonth } from '../../functions/src/model/ledger/closing.ts';
import { refundEntry } from '../../functions/src/model/ledger/mending.ts';
import { paymentEntryId } from '../../functions/src/model/ledger/payment-entries.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { Life, Move, PlannedPayment } from './lives.ts';
import type { Picture } from './pictures/render.ts';
import { slip } from './pictures/slip.ts';

/** What a treasurer did beside approving. */
export interface BooksPlan {
  readonly lives: readonly Life[];
  /** The payment of which money was given back, and who had paid it. */
  readonly refunded: { readonly paymentId: string; readonly name: string };
}

interface Renewal {
  readonly life: Life;
  readonly payment: PlannedPayment & { readonly decidedAt: Date };
}

/** Renewals of individuals who are no demo accounts, the newest first. */
function renewalsOf(lives: readonly Life[]): Renewal[] {
  const shown = new Set(demoAccounts.map(({ email }) => email));
  return lives
    .filter(({ user }) => !user.seat && !shown.has(user.email))
    .flatMap((life) =>
      life.payments.flatMap((payment) => {
        const { state, kind, decidedAt } = payment;
        const isOne = state === 'approved' && kind === 'renewal' && decidedAt !== null;
        return isOne ? [{ life, payment: { ...payment, decidedAt } }] : [];
      }),
    )
    .sort((a, b) => b.payment.decidedAt.getTime() - a.payment.decidedAt.getTime());
}

/** What asking and approving moved, moved at once. */
function movesAtOnce(moves: readonly Move[], { createdAt, decidedAt }: Renewal['payment']): Move[] {
  const asked = moves.find(({ at, to }) => at === createdAt && to === 'RequestRenew');
  const others = moves.filter(({ at }) => at !== createdAt && at !== decidedAt);
  const move = { at: decidedAt, from: asked?.from ?? null, to: 'active' } as const;
  return move.from === move.to ? others : [...others, move];
}

/** A renewal that nobody handed in, but an admin wrote down. */
function writtenDown({ life, payment }: Renewal, admin: Actor): Life {
  const { createdAt, decidedAt } = payment;
  const manual = {
    paidBy: 'elsewhere',
    paidOn: isoDate(createdAt),
    note: 'Dibayar ke rekening panitia seminar.',
  } as const;
  const approval = life.audit.find(({ at }) => at === decidedAt);
  const about = { id: life.id, name: life.user.name };
  const { paidBy, paidOn } = manual;
  const details = { ...approval?.details, paidBy, paidOn };
  return {
    ...life,
    payments: life.payments.map((one) => (one.id === payment.id ? { ...one, manual } : one)),
    audit: [
      ...life.audit.filter(({ at }) => at !== createdAt && at !== decidedAt),
      { ...auditRecord(admin, 'payment.record', about, details), at: decidedAt },
    ],
    moves: movesAtOnce(life.moves, payment),
  };
}

/** The newest renewal was written down by hand, and of the one before money is to be given back. */
export function planBooks(lives: readonly Life[], admin: Actor): BooksPlan {
  const [newest, before] = renewalsOf(lives);
  if (newest === undefined || before === undefined) throw new Error('Too few have renewed.');
  return {
    lives: lives.map((life) => (life.id === newest.life.id ? writtenDown(newest, admin) : life)),
    refunded: { paymentId: before.payment.id, name: before.life.user.name },
  };
}

const refunded = 150_000;

/** The slip of the refund; inside `whileDrawing` only. */
export const drawRefund = ({ refunded: { name } }: BooksPlan, now: Date): Promise<Picture> =>
  slip({
    name: association.bank.accountHolder,
    at: now,
    amount: refunded,
    reference: 'CTH-KEMBALI-01',
    words: 'Pengembalian iuran',
    receiver: { name, account: '0000 0000 00' },
  });

/** Gives money back, and closes the books up to two months ago, as the treasurer does. */
export async function keepDemoBooks(
  { refunded: { paymentId } }: BooksPlan,
  document: Picture,
  admin: Actor,
  now: Date,
): Promise<void> {
  const reason = 'Dibayar dua kali: sekali oleh kampus, sekali sendiri.';
  const refund = { from: 'bank', amount: refunded, reason, image: document } as const;
  await refundEntry(paymentEntryId(paymentId), refund, admin, nothingMore);
  await closeMonth(monthKey(now, 2), admin);
}
