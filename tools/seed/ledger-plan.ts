import { association } from 'contract/text/association';
import { isoDate, monthKey } from 'contract/text/dates';
import { noop } from '../../functions/src/data/batch.ts';
import type { Actor } from '../../functions/src/model/base/actors.ts';
import { createAuditRecord } from '../../functions/src/model/base/audit.ts';
import { closeMonth } from '../../functions/src/model/money/ledger/close-month.ts';
import { refundEntry } from '../../functions/src/model/money/ledger/correct-entry.ts';
import { paymentEntryId } from '../../functions/src/model/money/ledger/entries.ts';
import { recordExpense } from '../../functions/src/model/money/ledger/expenses.ts';
import { setOpeningBalance } from '../../functions/src/model/money/ledger/openings.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoMember, PlannedPayment, StatusChange } from './member-histories.ts';
import type { Picture } from './pictures/render.ts';
import { slip } from './pictures/slip.ts';

/** Ledger data of a treasurer in addition to approvals. */
export interface LedgerPlan {
  readonly members: readonly DemoMember[];
  /** Refunded payment, and the name of its payer. */
  readonly refunded: { readonly paymentId: string; readonly name: string };
}

interface Renewal {
  readonly member: DemoMember;
  readonly payment: PlannedPayment & { readonly decidedAt: Date };
}

/** Returns the renewals of individuals without demo accounts, newest first. */
function renewalsOf(members: readonly DemoMember[]): Renewal[] {
  const shown = new Set(demoAccounts.map(({ email }) => email));
  return members
    .filter(({ user }) => !user.seat && !shown.has(user.email))
    .flatMap((member) =>
      member.payments.flatMap((payment) => {
        const { state, kind, decidedAt } = payment;
        const isOne = state === 'approved' && kind === 'renewal' && decidedAt !== null;
        return isOne ? [{ member, payment: { ...payment, decidedAt } }] : [];
      }),
    )
    .sort((a, b) => b.payment.decidedAt.getTime() - a.payment.decidedAt.getTime());
}

/** Merges the status changes of a request and its approval into one. */
function mergeStatusChanges(
  changes: readonly StatusChange[],
  { createdAt, decidedAt }: Renewal['payment'],
): StatusChange[] {
  const requestChange = changes.find(({ at, to }) => at === createdAt && to === 'RequestRenew');
  const others = changes.filter(({ at }) => at !== createdAt && at !== decidedAt);
  const merged = { at: decidedAt, from: requestChange?.from ?? null, to: 'active' } as const;
  return merged.from === merged.to ? others : [...others, merged];
}

function asManualPayment({ member, payment }: Renewal, admin: Actor): DemoMember {
  const { createdAt, decidedAt } = payment;
  const manual = {
    paidBy: 'elsewhere',
    paidOn: isoDate(createdAt),
    note: 'Dibayar ke rekening panitia seminar.',
  } as const;
  const approval = member.audit.find(({ at }) => at === decidedAt);
  const about = { id: member.id, name: member.user.name };
  const { paidBy, paidOn } = manual;
  const details = { ...approval?.details, paidBy, paidOn };
  return {
    ...member,
    payments: member.payments.map((one) => (one.id === payment.id ? { ...one, manual } : one)),
    audit: [
      ...member.audit.filter(({ at }) => at !== createdAt && at !== decidedAt),
      { ...createAuditRecord(admin, 'payment.record', about, details), at: decidedAt },
    ],
    statusChanges: mergeStatusChanges(member.statusChanges, payment),
  };
}

/** Plans the newest renewal as a manual payment, and a refund of the renewal before it. */
export function planLedger(members: readonly DemoMember[], admin: Actor): LedgerPlan {
  const [newest, before] = renewalsOf(members);
  if (newest === undefined || before === undefined) throw new Error('Too few have renewed.');
  return {
    members: members.map((member) =>
      member.id === newest.member.id ? asManualPayment(newest, admin) : member,
    ),
    refunded: { paymentId: before.payment.id, name: before.member.user.name },
  };
}

const refundAmount = 150_000;
const dayMs = 86_400_000;

/** Draws the slip of the refund; call it inside `whileDrawing`. */
export const drawRefund = ({ refunded: { name } }: LedgerPlan, now: Date): Promise<Picture> =>
  slip({
    name: association.bank.accountHolder,
    at: now,
    amount: refundAmount,
    reference: 'CTH-KEMBALI-01',
    remark: 'Pengembalian iuran',
    receiver: { name, account: '0000 0000 00' },
  });

/** Expenses of the last months. */
const demoExpenses = [
  { daysAgo: 75, category: 'rent', amount: 1_500_000, note: 'Sewa aula seminar nasional.' },
  { daysAgo: 33, category: 'catering', amount: 850_000, note: 'Konsumsi rapat pengurus.' },
  { daysAgo: 12, category: 'honoraria', amount: 1_000_000, note: 'Honor pembicara webinar.' },
  { daysAgo: 3, category: 'charges', amount: 6_500, note: 'Biaya administrasi rekening.' },
] as const;

/** Draws the transfer of each expense; call it inside `whileDrawing`. */
export const drawExpenses = (now: Date): Promise<Picture[]> =>
  Promise.all(
    demoExpenses.map(({ daysAgo, amount, note }, at) =>
      slip({
        name: association.bank.accountHolder,
        at: new Date(now.getTime() - daysAgo * dayMs),
        amount,
        reference: `CTH-BELANJA-0${at + 1}`,
        remark: note,
        receiver: { name: 'Penyedia Contoh', account: '0000 0000 00' },
      }),
    ),
  );

async function writeDemoExpenses(documents: readonly Picture[], admin: Actor, now: Date): Promise<void> {
  const opening = { account: 'bank', amount: 12_500_000, seen: '', reason: 'Rekening koran.' } as const;
  await setOpeningBalance(opening, admin);
  for (const [at, { daysAgo, category, amount, note }] of demoExpenses.entries()) {
    const date = isoDate(new Date(now.getTime() - daysAgo * dayMs));
    const expense = { date, account: 'bank', category, amount, note } as const;
    await recordExpense(expense, documents[at] as Picture, admin, noop);
  }
}

/** Pictures of the documents of the demo ledger. */
interface LedgerDocuments {
  readonly refund: Picture;
  readonly expenses: readonly Picture[];
}

/** Refunds a payment, records expenses, and closes the ledger until two months ago, as a treasurer does. */
export async function writeDemoLedger(
  { refunded: { paymentId } }: LedgerPlan,
  documents: LedgerDocuments,
  admin: Actor,
  now: Date,
): Promise<void> {
  const reason = 'Dibayar dua kali: sekali oleh kampus, sekali sendiri.';
  const refund = { from: 'bank', amount: refundAmount, reason, image: documents.refund } as const;
  await refundEntry(paymentEntryId(paymentId), refund, admin, noop);
  await writeDemoExpenses(documents.expenses, admin, now);
  await closeMonth(monthKey(now, 2), admin);
}
