import { correctionTargets } from 'contract/rules/money/mending';
import { isoDate, monthKey } from 'contract/words/dates';
import type { Random } from '../../../tools/seed/deterministic.ts';
import { statementFilesOf } from '../../../tools/seed/statements/files.ts';
import { documentOf, documentsOf } from '../check/stores.ts';
import { proof } from '../make/images.ts';
import { type Do, isDone, type Own } from './storm-act.ts';
import type { Town } from './storm-town.ts';

const fee = 150_000;
const day = 86_400_000;

interface Shown {
  readonly code: string;
  readonly amount: number;
}

/** What somebody transfers who was shown a bill: what it says, perhaps twice, something else, or nothing. */
function transfer(random: Random, town: Town, { code, amount }: Shown, name: string): void {
  const words = `TRANSFER DARI ${name.toUpperCase()}`;
  const said = random.pick(['exact', 'exact', 'twice', 'nameless', 'by code', 'mistaken', 'never'] as const);
  if (said === 'exact' || said === 'twice') town.receive(amount, words);
  if (said === 'twice') town.receive(amount, words);
  if (said === 'nameless') town.receive(amount, 'SETORAN TUNAI');
  if (said === 'by code') town.receive(Math.max(fee, amount), `IURAN ${code}`);
  if (said === 'mistaken') town.receive(amount - random.int(1, 9), words);
}

/** Who pays for themselves, or for an institution, asks for an amount, transfers it and hands in the proof. */
export const paying: Own = (by) => [
  async ({ random, town, do: call }) => {
    const answer = await call('openBill', {}, { by });
    if (isDone(answer)) transfer(random, town, answer.body as Shown, by.name);
  },
  async ({ do: call }) => {
    const input = { id: by.id, paymentProof: await proof() };
    await call('requestRenewal', input, { by, action: 'renewal.request', target: by.id });
  },
];

/** What a visitor is asked for before they register: the code of a bill, or none where it could not be had. */
export async function visitorsBill(random: Random, town: Town, call: Do): Promise<string | undefined> {
  const key = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('');
  const answer = await call('openVisitorBill', { key, membership: 'individual' }, { by: undefined });
  if (!isDone(answer)) return undefined;
  transfer(random, town, answer.body as Shown, 'Pendaftar');
  return (answer.body as Shown).code;
}

/** As the bank would let it be downloaded now: all of some last lines, so that each file overlaps with others. */
function statementNow(random: Random, town: Town): { name: string; bytes: Buffer } | undefined {
  const lines = town.transfers.slice(-random.int(5, 40));
  const [first] = lines;
  if (first === undefined) return undefined;
  const opening = first.balance - first.rupiah;
  const files = statementFilesOf({ from: first.at, to: new Date(), opening, lines });
  return files.find(({ name }) => name === 'bca-klikbca-bisnis.csv');
}

const idsOf = async (collection: string, isWanted: (row: Record<string, unknown>) => boolean) =>
  Object.entries(await documentsOf(collection)).flatMap(([id, row]) => (isWanted(row) ? [id] : []));

const paymentEntries = () => idsOf('ledger', ({ kind }) => kind === 'payment' || kind === 'manual');

/** What a treasurer does with statements of the bank, and with the books. */
export const bookkeeping: Own = (by) => [
  async ({ random, town, do: call }) => {
    const statement = statementNow(random, town);
    if (statement !== undefined) await call('importStatement', { statement }, { by });
  },
  async ({ random, do: call }) => {
    const [lines, codes] = [
      await idsOf('bankLines', ({ state }) => state === 'unknown'),
      await idsOf('bills', ({ state }) => state === 'open'),
    ];
    if (lines.length === 0 || codes.length === 0) return;
    const id = random.pick(lines);
    const isDues = random.chance(0.8);
    const action = isDues ? 'bank-line.match' : 'bank-line.other';
    const said = isDues ? { bills: random.pick(codes) } : { isOther: true };
    await call('matchBankLine', { id, ...said }, { by, action, target: id });
  },
  async ({ random, do: call }) => {
    const lines = await idsOf('bankLines', ({ state }) => state !== 'unknown');
    if (lines.length === 0 || random.chance(0.5)) return;
    const id = random.pick(lines);
    await call('undoBankLine', { id }, { by, action: 'bank-line.undo', target: id });
  },
  async ({ random, town, do: call }) => {
    const { id } = random.pick(town.members);
    const stored = await documentOf('users', id);
    const [billed] = Object.values(await documentsOf('bills')).filter(({ payer }) => payer === `user-${id}`);
    const payment = {
      paidBy: random.pick(['cash', 'elsewhere'] as const),
      paidOn: isoDate(new Date(Date.now() - random.int(0, 70) * day)),
      amount: String(random.chance(0.5) ? (billed?.amount ?? fee) : fee),
      note: 'Tunai di seminar.',
      seenUntil: (stored?.validUntil as Date | null | undefined)?.toISOString() ?? '',
      paymentProof: await proof(),
    };
    await call('recordPayment', { id, ...payment }, { by, action: 'payment.record', target: id });
  },
  async ({ random, do: call }) => {
    const entries = await paymentEntries();
    if (entries.length === 0) return;
    const id = random.pick(entries);
    const amount = String(random.int(1, fee));
    const to = random.pick(correctionTargets);
    const correction = { id, from: 'bank', to, amount, reason: 'Salah catat.' };
    await call('correctLedgerEntry', correction, { by, action: 'ledger.correct' });
  },
  async ({ random, do: call }) => {
    const entries = await paymentEntries();
    if (entries.length === 0) return;
    const id = random.pick(entries);
    const [amount, paymentProof] = [String(random.int(1, fee)), await proof()];
    const from = random.pick(['bank', 'cash'] as const);
    const refund = { id, from, amount, reason: 'Batal ikut.', paymentProof };
    await call('refundLedgerEntry', refund, { by, action: 'ledger.refund' });
  },
  async ({ random, do: call }) => {
    if (random.chance(0.7)) return;
    const month = monthKey(new Date(), random.int(0, 3));
    const about = { by, action: 'ledger.close', target: `month-${month}` } as const;
    await call('closeLedgerMonth', { month }, about);
  },
];
