import type { MoneyOverview, MonthlyIncome } from 'contract/money';
import { type IncomeKind, incomeKinds } from 'contract/rules/money/ledger';
import { isoDate } from 'contract/words/dates';
import { clock } from '#data/clock.ts';
import { bankLines, bills, ledger, ledgerMonths } from '#data/collections.ts';
import { expectedDues } from './ending-memberships.ts';

type Received = Partial<Record<IncomeKind, number>>;

const twelve = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

const total = (received: Received): number =>
  incomeKinds.reduce((sum, kind) => sum + (received[kind] ?? 0), 0);

const byKind = (received: Received): MonthlyIncome['received'] => ({
  'individual-registration': received['individual-registration'] ?? 0,
  'individual-renewal': received['individual-renewal'] ?? 0,
  'institution-registration': received['institution-registration'] ?? 0,
  'institution-renewal': received['institution-renewal'] ?? 0,
});

/**
 * What came in by month of this calendar year in Jakarta, beside the same month of the one before. Costs a read for each
 * month that has entries.
 */
export async function incomeByMonth(): Promise<MonthlyIncome[]> {
  const year = Number(isoDate(clock.now()).slice(0, 4));
  const rows = await ledgerMonths.query({
    orderBy: 'month',
    from: `${year - 1}-01`,
    before: `${year}~`,
    limit: 24,
  });
  const known = new Map(rows.map(({ id, data }) => [id, data.received ?? {}]));
  return twelve.map((month) => ({
    month: `${year}-${month}`,
    received: byKind(known.get(`${year}-${month}`) ?? {}),
    lastYear: total(known.get(`${year - 1}-${month}`) ?? {}),
  }));
}

/** The day of the oldest entry in the books; undefined where there is none. Costs a read. */
export const readBooksStart = async (): Promise<string | undefined> =>
  (await ledger.only('date').query({ orderBy: 'date', limit: 1 }))[0]?.data.date;

const unknownLines = { where: [['state', 'unknown']] } as const;

/** What came in, what may, and what nobody knows the purpose of. Costs what its parts do. */
export async function readMoneyOverview(): Promise<MoneyOverview> {
  const [booksStart, months, openBills, lines, [oldest], expected] = await Promise.all([
    readBooksStart(),
    incomeByMonth(),
    bills.sum('amount', { where: [['state', 'open']] }),
    bankLines.sum('sen', unknownLines),
    bankLines.query({ ...unknownLines, orderBy: 'date', limit: 1 }),
    expectedDues(),
  ]);
  return {
    booksSince: booksStart === undefined ? null : Number(booksStart.slice(0, 4)),
    months,
    openBills,
    unrecognised: { count: lines.count, sen: lines.sum, oldest: oldest?.data.date ?? null },
    expected,
  };
}
