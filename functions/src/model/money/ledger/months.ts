import type { IncomeKind } from 'contract/rules/money/ledger';
import { queryLimits } from 'contract/rules/query-limits';
import { monthKey } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { ledger, ledgerMonths } from '#data/collections.ts';
import type { LedgerMonthRecord } from '#data/ledger-records.ts';
import type { Stored } from '#data/queries.ts';
import { monthOf, toMonthlyChange } from './entries.ts';

const { ledgerMonths: maxMonths } = queryLimits;

/** Reads all months that have entries, oldest first. */
export const readMonths = (): Promise<Stored<LedgerMonthRecord>[]> => ledgerMonths.byId(null, maxMonths);

/** Returns the remaining deferrals for years that have started, by year and kind. Credits are negative. */
export function dueReleases(
  months: readonly Stored<LedgerMonthRecord>[],
  year: number,
): { year: number; income: IncomeKind; balance: number }[] {
  const balances = new Map<string, { year: number; income: IncomeKind; balance: number }>();
  for (const { data } of months) {
    for (const [income, years] of Object.entries(data.deferred ?? {}) as [IncomeKind, object][]) {
      for (const [of, amount] of Object.entries(years) as [string, number][]) {
        const key = `${of}-${income}`;
        const before = balances.get(key)?.balance ?? 0;
        balances.set(key, { year: Number(of), income, balance: before + amount });
      }
    }
  }
  return [...balances.values()].filter((due) => due.year <= year && due.balance !== 0);
}

/** Returns the date of the oldest ledger entry, undefined for an empty ledger. */
export const readBooksStart = async (): Promise<string | undefined> =>
  (await ledger.select('date').query({ orderBy: 'date', limit: 1 }))[0]?.data.date;

export const entriesInMonth = (month: string) =>
  ({ orderBy: 'date', from: month, before: `${month}~` }) as const;

const totalsOnly = ({ month: _month, closed: _closed, ...numbers }: Partial<LedgerMonthRecord>) => numbers;

/** Adds the totals of entries, field by field. */
function addTotals(one: Record<string, unknown>, other: Record<string, unknown>): Record<string, unknown> {
  const sum = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const before = sum[name];
    sum[name] =
      typeof value === 'number'
        ? ((before as number | undefined) ?? 0) + value
        : addTotals((before ?? {}) as Record<string, unknown>, value as Record<string, unknown>);
  }
  return sum;
}

const batchSize = 500;
/** Limit above the entries of any month. */
const maxEntries = 10_000_000;

async function recomputeTotals(month: string): Promise<Record<string, unknown>> {
  let sum: Record<string, unknown> = {};
  const rows = ledger.select('date', 'postings', 'income');
  for await (const entries of rows.inBatches({ ...entriesInMonth(month), limit: maxEntries }, batchSize)) {
    for (const { data } of entries) sum = addTotals(sum, toMonthlyChange(data) as Record<string, unknown>);
  }
  return sum;
}

async function listAllMonths(): Promise<string[]> {
  const oldest = await readBooksStart();
  const months: string[] = [];
  if (oldest === undefined) return months;
  const first = monthOf(oldest);
  for (let back = 0; back < maxMonths; back += 1) {
    const month = monthKey(clock.now(), back);
    if (month < first) break;
    months.unshift(month);
  }
  return months;
}

/**
 * Recounts months whose entry count differs. Returns findings such as 'ledgerMonths/2026-11 entries: 3 -> 4'. Throws
 * WriteConflict when an entry was written in the meantime.
 */
export async function repairMonths(isDry: boolean): Promise<string[]> {
  const known = new Map((await readMonths()).map((month) => [month.id, month]));
  const findings: string[] = [];
  for (const month of new Set([...known.keys(), ...(await listAllMonths())])) {
    const stored = known.get(month);
    const count = await ledger.count(entriesInMonth(month));
    const was = stored?.data.entries ?? 0;
    if (count === was) continue;
    findings.push(`ledgerMonths/${month} entries: ${was} -> ${count}`);
    if (isDry) continue;
    const numbers = totalsOnly((await recomputeTotals(month)) as Partial<LedgerMonthRecord>);
    const batch = new Batch();
    if (stored === undefined) batch.create(ledgerMonths, month, { month, ...numbers });
    else batch.update(ledgerMonths, month, numbers, stored.version);
    await batch.commit();
  }
  return findings;
}
