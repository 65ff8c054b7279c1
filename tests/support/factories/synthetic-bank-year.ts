import { billAmount, billCodeBase, billCodeDigits, billLimits, toBillCode } from 'contract/rules/money/bills';
import { mulberry32 } from 'contract/rules/mulberry32';
import { fees } from 'contract/text/fees';
import type { MatchableBill, MatchableLine } from '../../../contract/rules/money/matching/matchable.ts';

export interface BankWeek {
  readonly lines: readonly MatchableLine[];
  /** Codes of the bills that each line pays, by line index; empty for a line without a bill. */
  readonly expectedCodes: readonly (readonly string[])[];
  readonly bills: readonly MatchableBill[];
}

interface BankYearOptions {
  /** Number of members, who pay once within the year. */
  readonly members: number;
  readonly seed: number;
}

interface OpenBill extends MatchableBill {
  /** Institution whose bills are paid together most of the time. */
  readonly group: string | undefined;
  readonly openedAt: number;
  readonly paysAt: number;
  closedAt: number | null;
}

/** Probabilities of the generated events, 0 to 1. */
const shares = { twin: 0.01, wrong: 0.03, never: 0.05, together: 0.01, noise: 0.15 } as const;
const days = 52 * 7;
const firstDay = Date.parse('2026-01-01');
const dateOf = (at: number): string => new Date(firstDay + at * 86_400_000).toISOString().slice(0, 10);

function createRandom(seed: number) {
  const next = mulberry32(seed);
  const share = () => (next() >>> 0) / 2 ** 32;
  const below = (count: number) => Math.floor(share() * count);
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  return { share, below, one };
}
type Random = ReturnType<typeof createRandom>;

const consonants = 'b d g h j k l m n p r s t w y'.split(' ');
const vowels = 'a i u e o'.split(' ');

/** Generates words for names. The first words are as common as Siti and Budi. */
function generateWords(dice: Random, count: number): string[] {
  const syllable = () => dice.one(consonants) + dice.one(vowels) + (dice.below(4) === 0 ? 'n' : '');
  return Array.from({ length: count }, () =>
    Array.from({ length: 2 + dice.below(2) }, syllable)
      .join('')
      .toUpperCase(),
  );
}

const generateName = (dice: Random, words: readonly string[]): string =>
  Array.from({ length: 2 + dice.below(2) }, () => words[Math.floor(words.length * dice.share() ** 2)]).join(
    ' ',
  );

/**
 * Generates a year of bills and bank lines, the same for the same seed. Members pay some days later; 3 of 100
 * pay a wrong amount, and 1 of 100 has the name of another payer. The statement also has settlements,
 * unrelated credits and debits. After a week all bills paid in it are closed, as admins decide on the rest by
 * proof.
 */
export function* bankYear({ members, seed }: BankYearOptions): Generator<BankWeek> {
  const dice = createRandom(seed);
  const words = generateWords(dice, 4000);
  const usedAmounts = new Set<number>();
  let bills: OpenBill[] = [];
  let owed = 0;
  for (let monday = 0; monday < days; monday += 7) {
    for (let at = monday; at < monday + 7; at += 1) {
      for (owed += members / days; owed >= 1; owed -= 1)
        bills.push(newBill(dice, words, bills, usedAmounts, at));
    }
    const sunday = monday + 6;
    const open = bills.filter(({ closedAt }) => closedAt === null);
    const paying = open.filter(({ paysAt }) => paysAt >= monday && paysAt <= sunday);
    const payments = [...createPayments(dice, paying), ...createNoise(dice, paying.length, monday)];
    payments.sort((a, b) => (a.line.date < b.line.date ? -1 : 1));
    yield {
      lines: payments.map(({ line }) => line),
      expectedCodes: payments.map(({ codes }) => codes),
      bills: open,
    };
    for (const bill of paying) bill.closedAt = sunday;
    bills = release(bills, sunday, usedAmounts);
  }
}

/** Frees the amounts of closed and expired bills after the quarantine. */
function release(bills: readonly OpenBill[], today: number, taken: Set<number>): OpenBill[] {
  const isOver = ({ closedAt, openedAt }: OpenBill) =>
    today > (closedAt ?? openedAt + billLimits.dueDays) + billLimits.quarantineDays;
  for (const { amount } of bills.filter(isOver)) taken.delete(amount);
  return bills.filter((bill) => !isOver(bill));
}

function newBill(
  dice: Random,
  words: readonly string[],
  open: readonly OpenBill[],
  taken: Set<number>,
  openedAt: number,
): OpenBill {
  const twin = dice.share() < shares.twin && open.length > 0 ? dice.one(open.slice(-200)) : undefined;
  const fee = fees.individual;
  const free = Array.from({ length: 5 }, () =>
    billAmount(fee, 1 + dice.below(billLimits.uniqueCodes), 'subtract'),
  ).find((amount) => !taken.has(amount));
  if (free !== undefined) taken.add(free);
  const group = dice.share() < shares.together * 3 ? `institusi ${Math.floor(openedAt / 3)}` : undefined;
  return {
    code: toBillCode(Array.from({ length: billCodeDigits }, () => dice.below(billCodeBase))),
    fee,
    amount: free ?? fee,
    hasOwnAmount: free !== undefined,
    names: twin?.names ?? [generateName(dice, words)],
    group,
    openedOn: dateOf(openedAt),
    closedOn: null,
    openedAt,
    paysAt:
      dice.share() < shares.never ? Number.POSITIVE_INFINITY : openedAt + Math.floor(dice.share() ** 2 * 12),
    closedAt: null,
  };
}

interface Payment {
  readonly line: MatchableLine;
  readonly codes: readonly string[];
}

/** Creates the payments of a week. Bills of the same group are paid together most of the time. */
function createPayments(dice: Random, paying: readonly OpenBill[]): Payment[] {
  const groups = new Map<string, OpenBill[]>();
  for (const bill of paying) {
    const group = bill.group ?? bill.code;
    groups.set(group, [...(groups.get(group) ?? []), bill]);
  }
  return [...groups.values()].flatMap((bills) => {
    if (bills.length < 2 || bills.length > 6) return bills.map((bill) => createPayment(dice, [bill]));
    return [createPayment(dice, bills)];
  });
}

function createPayment(dice: Random, bills: readonly OpenBill[]): Payment {
  const [first] = bills as readonly [OpenBill];
  const due = bills.reduce((sum, { amount }) => sum + amount, 0);
  const amount = dice.share() < shares.wrong ? wrongAmount(dice, due, first.fee * bills.length) : due;
  const at = Math.max(...bills.map(({ paysAt }) => paysAt));
  return {
    line: { date: dateOf(at), amountInSen: amount * 100, narrative: createNarrative(dice, first) },
    codes: bills.map(({ code }) => code),
  };
}

/** Returns the fee, the amount with a bank charge, whole thousands, or an amount with a typing error. */
function wrongAmount(dice: Random, due: number, fee: number): number {
  const way = dice.share();
  if (way < 0.4) return fee;
  if (way < 0.6) return due + dice.one([2500, 6500]);
  if (way < 0.75) return Math.floor(due / 1000) * 1000;
  const digits = [...String(due)];
  const at = digits.length - 1 - dice.below(3);
  if (way < 0.9) digits[at] = String(dice.below(10));
  else [digits[at], digits[at - 1]] = [digits[at - 1] as string, digits[at] as string];
  return Number(digits.join(''));
}

function createNarrative(dice: Random, { names, code }: OpenBill): string {
  const [name = ''] = names;
  const way = dice.share();
  if (way < 0.06) return `BI-FAST CR TRANSFER DR 014 ${name} ${code}`;
  if (way < 0.1) return `TRSF E-BANKING CR 0210/FTSCY/WS95221 iuran ${code.slice(0, 4)}-${code.slice(4)}`;
  if (way < 0.5) return `TRSF E-BANKING CR 0210/FTSCY/WS95221 ${name.slice(0, 18)}`;
  if (way < 0.75) return `BI-FAST CR TRANSFER DR 002 ${name}`;
  if (way < 0.84)
    return `KR OTOMATIS LLG-ANTAR BANK ${dice.one(['PT', 'CV'])} ${dice.one(consonants)}ARYA UTAMA`;
  return 'SETORAN TUNAI';
}

/** Creates lines without bills: QRIS settlements, money for events, and debits. */
function createNoise(dice: Random, lines: number, monday: number): Payment[] {
  return Array.from({ length: Math.ceil(lines * shares.noise) }, () => {
    const date = dateOf(monday + dice.below(7));
    const [narrative, amount] = dice.one([
      ['KR OTOMATIS MID : 000885012345 QR : 3 DDR : 0', 149_000 + dice.below(1001)],
      ['BIAYA ADM', -15_000],
      ['TRSF E-BANKING DB 0210/FTFVA HONOR PEMBICARA', -1_500_000],
      ['TRSF E-BANKING CR 0210/FTSCY/WS95221 PESERTA SEMINAR', dice.one([75_000, 250_000, 100_000])],
    ] as const);
    return { line: { date, amountInSen: amount * 100, narrative }, codes: [] };
  });
}
