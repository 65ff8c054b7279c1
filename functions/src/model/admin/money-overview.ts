import type { MoneyOverview, MonthlyIncome } from 'contract/money';
import { type IncomeKind, incomeKinds } from 'contract/rules/money/ledger';
import { isoDate } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import { bankLines, bills, ledger, ledgerMonths } from '#data/collections.ts';
import { computeExpectedDues } from './ending-memberships.ts';

type Received = Partial<Record<IncomeKind, number>>;

const monthNumbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

const sumAmounts = (received: Received): number =>
  incomeKinds.reduce((sum, kind) => sum + (received[kind] ?? 0), 0);

const toAllKinds = (received: Received): MonthlyIncome['received'] => ({
  'individual-registration': received['individual-registration'] ?? 0,
  'individual-renewal': received['individual-renewal'] ?? 0,
  'institution-registration': received['institution-registration'] ?? 0,
  'institution-renewal': received['institution-renewal'] ?? 0,
});

/** Reads the months of this year in Jakarta and of the last. Costs a read for each with entries. */
export async function readIncomeByMonth(): Promise<MonthlyIncome[]> {
  const year = Number(isoDate(clock.now()).slice(0, 4));
  const rows = await ledgerMonths.query({
    orderBy: 'month',
    from: `${year - 1}-01`,
    before: `${year}~`,
    limit: 24,
  });
  const known = new Map(rows.map(({ id, data }) => [id, data.received ?? {}]));
  return monthNumbers.map((month) => ({
    month: `${year}-${month}`,
    received: toAllKinds(known.get(`${year}-${month}`) ?? {}),
    lastYear: sumAmounts(known.get(`${year - 1}-${month}`) ?? {}),
  }));
}

/** Returns the date of the oldest ledger entry, undefined for an empty ledger. Costs a read. */
export const readBooksStart = async (): Promise<string | undefined> =>
  (await ledger.select('date').query({ orderBy: 'date', limit: 1 }))[0]?.data.date;

const unknownLines = { where: [['state', 'unknown']] } as const;

export async function readMoneyOverview(): Promise<MoneyOverview> {
  const [booksStart, months, openBills, lines, [oldest], expected] = await Promise.all([
    readBooksStart(),
    readIncomeByMonth(),
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
