import type { Balances, MoneyOverview, MonthlyMoney } from 'contract/money/money';
import {
  type ExpenseCategory,
  expenseCategories,
  type IncomeKind,
  incomeKinds,
  moneyAccounts,
} from 'contract/rules/money/ledger';
import { isoDate, monthKey } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import { bankLines, bills, ledgerMonths } from '#data/collections.ts';
import { balanceAt, compareWithBank } from '#model/money/ledger/balances.ts';
import { readBooksStart, readMonths } from '#model/money/ledger/months.ts';
import { readOpenings } from '#model/money/ledger/openings.ts';
import { computeExpectedDues } from './ending-memberships.ts';

type Received = Partial<Record<IncomeKind, number>>;

const monthNumbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

const sumAmounts = (received: Received): number =>
  incomeKinds.reduce((sum, kind) => sum + (received[kind] ?? 0), 0);

const toAllKinds = (received: Received): MonthlyMoney['received'] => ({
  'individual-registration': received['individual-registration'] ?? 0,
  'individual-renewal': received['individual-renewal'] ?? 0,
  'institution-registration': received['institution-registration'] ?? 0,
  'institution-renewal': received['institution-renewal'] ?? 0,
  event: received.event ?? 0,
});

export const toAllCategories = (
  balances: Partial<Record<ExpenseCategory, number>>,
): Record<ExpenseCategory, number> =>
  Object.fromEntries(expenseCategories.map((category) => [category, balances[category] ?? 0])) as Record<
    ExpenseCategory,
    number
  >;

/** Reads the months of this year in Jakarta and of the last. */
export async function readMoneyByMonth(): Promise<MonthlyMoney[]> {
  const year = Number(isoDate(clock.now()).slice(0, 4));
  const rows = await ledgerMonths.query({
    orderBy: 'month',
    from: `${year - 1}-01`,
    before: `${year}~`,
    limit: 24,
  });
  const known = new Map(rows.map(({ id, data }) => [id, data]));
  return monthNumbers.map((month) => ({
    month: `${year}-${month}`,
    received: toAllKinds(known.get(`${year}-${month}`)?.received ?? {}),
    lastYear: sumAmounts(known.get(`${year - 1}-${month}`)?.received ?? {}),
    spent: toAllCategories(known.get(`${year}-${month}`)?.balances ?? {}),
  }));
}

const unknownLines = { where: [['state', 'unknown']] } as const;

export async function readMoneyOverview(): Promise<MoneyOverview> {
  const [booksStart, months, openBills, lines, [oldest], expected] = await Promise.all([
    readBooksStart(),
    readMoneyByMonth(),
    bills.sum('amount', { where: [['state', 'open']] }),
    bankLines.sum('sen', unknownLines),
    bankLines.query({ ...unknownLines, orderBy: 'date', limit: 1 }),
    computeExpectedDues(),
  ]);
  return {
    booksSince: booksStart === undefined ? null : Number(booksStart.slice(0, 4)),
    months,
    openBills,
    unrecognised: { count: lines.count, sen: lines.sum, oldest: oldest?.data.date ?? null },
    expected,
  };
}

const dayMs = 86_400_000;

/** Reads the balances of the books now, and compares them with the bank. */
export async function readBalances(): Promise<Balances> {
  const now = clock.now();
  const [booksStart, months, openingOf] = await Promise.all([readBooksStart(), readMonths(), readOpenings()]);
  return {
    accounts: moneyAccounts.map((account) => ({
      account,
      opening: openingOf(account).amount,
      balance: balanceAt(months, account, monthKey(now)),
    })),
    openingDay:
      booksStart === undefined ? null : isoDate(new Date(Date.parse(`${booksStart}T12:00:00+07:00`) - dayMs)),
    statement: await compareWithBank(months, isoDate(now)),
  };
}
