import { billAmount, billCodeBase, billCodeDigits, billCodeOf, billLimits } from 'contract/rules/money/bills';
import { mulberry32 } from 'contract/rules/mulberry32';
import { fees } from 'contract/words/fees';
import type { MatchableBill, MatchableLine } from './matchable.ts';

/** A week of a generated year, as an import sees it. */
export interface BankWeek {
  readonly lines: readonly MatchableLine[];
  /** By the place of the line the codes that it was meant for; none for anything else. */
  readonly meant: readonly (readonly string[])[];
  /** Those that wait for their money. */
  readonly bills: readonly MatchableBill[];
}

export interface BankYearOptions {
  /** Who each pay once within the year. */
  readonly members: number;
  readonly seed: number;
  readonly days?: number;
}

interface OpenBill extends MatchableBill {
  readonly openedAt: number;
  readonly paysAt: number;
  closedAt: number | null;
}

/** Shares of what people do, of 1. */
const shares = { twin: 0.01, wrong: 0.03, never: 0.05, together: 0.01, noise: 0.15 } as const;
const firstDay = Date.parse('2026-01-01');
const dateOf = (at: number): string => new Date(firstDay + at * 86_400_000).toISOString().slice(0, 10);

function diceOf(seed: number) {
  const next = mulberry32(seed);
  const share = () => (next() >>> 0) / 2 ** 32;
  const below = (count: number) => Math.floor(share() * count);
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  return { share, below, one };
}
type Dice = ReturnType<typeof diceOf>;

const consonants = 'b d g h j k l m n p r s t w y'.split(' ');
const vowels = 'a i u e o'.split(' ');

/** Words that names are made of; the first are as common as Siti and Budi. */
function wordsOf(dice: Dice, count: number): string[] {
  const syllable = () => dice.one(consonants) + dice.one(vowels) + (dice.below(4) === 0 ? 'n' : '');
  return Array.from({ length: count }, () =>
    Array.from({ length: 2 + dice.below(2) }, syllable)
      .join('')
      .toUpperCase(),
  );
}

const nameOf = (dice: Dice, words: readonly string[]): string =>
  Array.from({ length: 2 + dice.below(2) }, () => words[Math.floor(words.length * dice.share() ** 2)]).join(
    ' ',
  );

/**
 * A year of an association and its bank: people open bills and pay them some days later, 3 of 100 a wrong amount; 1 of
 * 100 is called like somebody who pays in the same days; some pay several bills at once. Beside that there are takings
 * by QRIS, money for other things, and debits. The same for the same seed.
 *
 * Each week is imported, and all that was paid in it is closed then, as people decide on the rest by the proofs.
 */
export function* bankYear({ members, seed, days = 364 }: BankYearOptions): Generator<BankWeek> {
  const dice = diceOf(seed);
  const words = wordsOf(dice, 4000);
  const taken = new Set<number>();
  let kept: OpenBill[] = [];
  let owed = 0;
  for (let monday = 0; monday < days; monday += 7) {
    for (let at = monday; at < monday + 7; at += 1) {
      for (owed += members / days; owed >= 1; owed -= 1) kept.push(newBill(dice, words, kept, taken, at));
    }
    const sunday = monday + 6;
    const open = kept.filter(({ closedAt }) => closedAt === null);
    const paying = open.filter(({ paysAt }) => paysAt >= monday && paysAt <= sunday);
    const payments = [...togetherOf(dice, paying), ...noiseOf(dice, paying.length, monday)];
    payments.sort((a, b) => (a.line.date < b.line.date ? -1 : 1));
    yield {
      lines: payments.map(({ line }) => line),
      meant: payments.map(({ codes }) => codes),
      bills: open,
    };
    for (const bill of paying) bill.closedAt = sunday;
    kept = release(kept, sunday, taken);
  }
}

/** Gives free the amounts that are nobody's any more. */
function release(bills: readonly OpenBill[], today: number, taken: Set<number>): OpenBill[] {
  const isOver = ({ closedAt, openedAt }: OpenBill) =>
    today > (closedAt ?? openedAt + billLimits.dueDays) + billLimits.quarantineDays;
  for (const { amount } of bills.filter(isOver)) taken.delete(amount);
  return bills.filter((bill) => !isOver(bill));
}

function newBill(
  dice: Dice,
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
  const group = dice.share() < shares.together * 3 ? [`institusi ${Math.floor(openedAt / 3)}`] : [];
  return {
    code: billCodeOf(Array.from({ length: billCodeDigits }, () => dice.below(billCodeBase))),
    fee,
    amount: free ?? fee,
    hasOwnAmount: free !== undefined,
    names: twin?.names ?? [nameOf(dice, words)],
    groups: group,
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

/** Who has a group in common with others that pay in this week pays in one sum with them, most of the time. */
function togetherOf(dice: Dice, paying: readonly OpenBill[]): Payment[] {
  const groups = new Map<string, OpenBill[]>();
  for (const bill of paying) {
    const group = bill.groups[0] ?? bill.code;
    groups.set(group, [...(groups.get(group) ?? []), bill]);
  }
  return [...groups.values()].flatMap((bills) => {
    if (bills.length < 2 || bills.length > 6) return bills.map((bill) => paymentOf(dice, [bill]));
    return [paymentOf(dice, bills)];
  });
}

function paymentOf(dice: Dice, bills: readonly OpenBill[]): Payment {
  const [first] = bills as readonly [OpenBill];
  const due = bills.reduce((sum, { amount }) => sum + amount, 0);
  const amount = dice.share() < shares.wrong ? wrongAmount(dice, due, first.fee * bills.length) : due;
  const at = Math.max(...bills.map(({ paysAt }) => paysAt));
  return {
    line: { date: dateOf(at), sen: amount * 100, narrative: narrativeOf(dice, first) },
    codes: bills.map(({ code }) => code),
  };
}

/** The fee, a bank's charge besides, whole thousands, a wrong digit, or two that changed places. */
function wrongAmount(dice: Dice, due: number, fee: number): number {
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

function narrativeOf(dice: Dice, { names, code }: OpenBill): string {
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

/** What has nothing to do with bills: takings, money for events, what goes out. */
function noiseOf(dice: Dice, lines: number, monday: number): Payment[] {
  return Array.from({ length: Math.ceil(lines * shares.noise) }, () => {
    const date = dateOf(monday + dice.below(7));
    const [narrative, amount] = dice.one([
      ['KR OTOMATIS MID : 000885012345 QR : 3 DDR : 0', 149_000 + dice.below(1001)],
      ['BIAYA ADM', -15_000],
      ['TRSF E-BANKING DB 0210/FTFVA HONOR PEMBICARA', -1_500_000],
      ['TRSF E-BANKING CR 0210/FTSCY/WS95221 PESERTA SEMINAR', dice.one([75_000, 250_000, 100_000])],
    ] as const);
    return { line: { date, sen: amount * 100, narrative }, codes: [] };
  });
}
