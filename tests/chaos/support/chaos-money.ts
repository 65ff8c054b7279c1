import { correctionTargets } from 'contract/rules/money/corrections';
import { isoDate, monthKey } from 'contract/text/dates';
import type { Random } from '../../../tools/seed/deterministic.ts';
import { createStatementFiles } from '../../../tools/seed/statements/files.ts';
import { documentOf, documentsOf } from '../../support/assertions/stores.ts';
import { proof } from '../../support/factories/images.ts';
import { type ActionsOf, isDone, type SendCall } from './chaos-action.ts';
import type { ChaosScenario } from './chaos-scenario.ts';

const fee = 150_000;
const day = 86_400_000;

interface BillReply {
  readonly code: string;
  readonly amount: number;
}

/** Transfers money for a bill: the exact amount, the amount twice, another amount or text, or nothing. */
function transfer(random: Random, scenario: ChaosScenario, { code, amount }: BillReply, name: string): void {
  const narrative = `TRANSFER DARI ${name.toUpperCase()}`;
  const choice = random.pick([
    'exact',
    'exact',
    'twice',
    'nameless',
    'by code',
    'mistaken',
    'never',
  ] as const);
  if (choice === 'exact' || choice === 'twice') scenario.receive(amount, narrative);
  if (choice === 'twice') scenario.receive(amount, narrative);
  if (choice === 'nameless') scenario.receive(amount, 'SETORAN TUNAI');
  if (choice === 'by code') scenario.receive(Math.max(fee, amount), `IURAN ${code}`);
  if (choice === 'mistaken') scenario.receive(amount - random.int(1, 9), narrative);
}

/**
 * Actions of a payer, for themselves or for an institution: open a bill, transfer money, submit the proof.
 */
export const payerActions: ActionsOf = (by) => [
  async ({ random, scenario, call }) => {
    const answer = await call('openBill', {}, { by });
    if (isDone(answer)) transfer(random, scenario, answer.body as BillReply, by.name);
  },
  async ({ call }) => {
    const input = { id: by.id, paymentProof: await proof() };
    await call('requestRenewal', input, { by, action: 'renewal.request', target: by.id });
  },
];

/** Opens the bill of a visitor before registration. Returns its fields of the form; none when the call fails. */
export async function openVisitorBill(
  random: Random,
  scenario: ChaosScenario,
  call: SendCall,
): Promise<{ bill?: string; billKey?: string }> {
  const key = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('');
  const answer = await call('openVisitorBill', { key, membership: 'individual' }, { by: undefined });
  if (!isDone(answer)) return {};
  transfer(random, scenario, answer.body as BillReply, 'Pendaftar');
  return { bill: (answer.body as BillReply).code, billKey: key };
}

/** Creates a statement file of the last transfers as the bank offers it now. Successive files overlap. */
function createStatement(
  random: Random,
  scenario: ChaosScenario,
): { name: string; bytes: Buffer } | undefined {
  const lines = scenario.transfers.slice(-random.int(5, 40));
  const [first] = lines;
  if (first === undefined) return undefined;
  const opening = first.balance - first.rupiah;
  const files = createStatementFiles({ from: first.at, to: new Date(), opening, lines });
  return files.find(({ name }) => name === 'bca-klikbca-bisnis.csv');
}

const idsOf = async (collection: string, isWanted: (row: Record<string, unknown>) => boolean) =>
  Object.entries(await documentsOf(collection)).flatMap(([id, row]) => (isWanted(row) ? [id] : []));

const paymentEntries = () => idsOf('ledger', ({ kind }) => kind === 'payment' || kind === 'manual');

export const treasurerActions: ActionsOf = (by) => [
  async ({ random, scenario, call }) => {
    const statement = createStatement(random, scenario);
    if (statement !== undefined) await call('importStatement', { statement }, { by });
  },
  async ({ random, call }) => {
    const [lines, codes] = [
      await idsOf('bankLines', ({ state }) => state === 'unknown'),
      await idsOf('bills', ({ state }) => state === 'open'),
    ];
    if (lines.length === 0 || codes.length === 0) return;
    const id = random.pick(lines);
    const isDues = random.chance(0.8);
    const action = isDues ? 'bank-line.match' : 'bank-line.other';
    const choice = isDues ? { bills: random.pick(codes) } : { isOther: true };
    await call('matchBankLine', { id, ...choice }, { by, action, target: id });
  },
  async ({ random, call }) => {
    const lines = await idsOf('bankLines', ({ state }) => state !== 'unknown');
    if (lines.length === 0 || random.chance(0.5)) return;
    const id = random.pick(lines);
    await call('undoBankLine', { id }, { by, action: 'bank-line.undo', target: id });
  },
  async ({ random, scenario, call }) => {
    const { id } = random.pick(scenario.members);
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
  async ({ random, call }) => {
    const entries = await paymentEntries();
    if (entries.length === 0) return;
    const id = random.pick(entries);
    const amount = String(random.int(1, fee));
    const to = random.pick(correctionTargets);
    const correction = { id, from: 'bank', to, amount, reason: 'Salah catat.' };
    await call('correctLedgerEntry', correction, { by, action: 'ledger.correct' });
  },
  async ({ random, call }) => {
    const entries = await paymentEntries();
    if (entries.length === 0) return;
    const id = random.pick(entries);
    const [amount, paymentProof] = [String(random.int(1, fee)), await proof()];
    const from = random.pick(['bank', 'cash'] as const);
    const refund = { id, from, amount, reason: 'Batal ikut.', paymentProof };
    await call('refundLedgerEntry', refund, { by, action: 'ledger.refund' });
  },
  async ({ random, call }) => {
    if (random.chance(0.7)) return;
    const month = monthKey(new Date(), random.int(0, 3));
    const details = { by, action: 'ledger.close', target: `month-${month}` } as const;
    await call('closeLedgerMonth', { month }, details);
  },
];
