import type { IncomeKind } from 'contract/rules/money/ledger';
import { monthKey } from 'contract/words/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { ledger, ledgerMonths } from '#data/collections.ts';
import type { LedgerMonthRecord } from '#data/ledger-records.ts';
import type { Stored } from '#data/queries.ts';
import { monthlyChangeOf, monthOf } from './entries.ts';

/** Of a hundred years. */
const mostMonths = 1200;

/** All months that have entries, oldest first; a read for each. */
export const readMonths = (): Promise<Stored<LedgerMonthRecord>[]> => ledgerMonths.byId(null, mostMonths);

/** What is still deferred for years that have begun, by year and kind; credits less than 0. */
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

/** The entries dated in a month. */
export const entriesOf = (month: string) => ({ orderBy: 'date', from: month, before: `${month}~` }) as const;

const numbersOnly = ({ month: _month, closed: _closed, ...numbers }: Partial<LedgerMonthRecord>) => numbers;

/** Adds up the numbers of some entries, field by field. */
function added(one: Record<string, unknown>, other: Record<string, unknown>): Record<string, unknown> {
  const sum = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const before = sum[name];
    sum[name] =
      typeof value === 'number'
        ? ((before as number | undefined) ?? 0) + value
        : added((before ?? {}) as Record<string, unknown>, value as Record<string, unknown>);
  }
  return sum;
}

const rowsAtOnce = 500;
/** More than a month can have. */
const mostEntries = 10_000_000;

async function recounted(month: string): Promise<Record<string, unknown>> {
  let sum: Record<string, unknown> = {};
  const rows = ledger.only('postings', 'income');
  for await (const entries of rows.inBatches({ ...entriesOf(month), limit: mostEntries }, rowsAtOnce)) {
    for (const { data } of entries) sum = added(sum, monthlyChangeOf(data) as Record<string, unknown>);
  }
  return sum;
}

/** Every month from that of the oldest entry to now. */
async function allMonths(): Promise<string[]> {
  const [oldest] = await ledger.query({ orderBy: 'date', limit: 1 });
  const months: string[] = [];
  if (oldest === undefined) return months;
  const first = monthOf(oldest.data.date);
  for (let back = 0; back < mostMonths; back += 1) {
    const month = monthKey(clock.now(), back);
    if (month < first) break;
    months.unshift(month);
  }
  return months;
}

/**
 * Adds up a month anew whose number of entries is not what was counted. Costs a read for each month, one for each 1,000
 * entries, and those of the months that are wrong.
 *
 * @returns what was found: 'ledgerMonths/2026-11 entries: 3 -> 4'
 * @throws WriteConflict when an entry was written meanwhile
 */
export async function repairMonths(isDry: boolean): Promise<string[]> {
  const known = new Map((await readMonths()).map((month) => [month.id, month]));
  const findings: string[] = [];
  for (const month of new Set([...known.keys(), ...(await allMonths())])) {
    const stored = known.get(month);
    const count = await ledger.count(entriesOf(month));
    const was = stored?.data.entries ?? 0;
    if (count === was) continue;
    findings.push(`ledgerMonths/${month} entries: ${was} -> ${count}`);
    if (isDry) continue;
    const numbers = numbersOnly((await recounted(month)) as Partial<LedgerMonthRecord>);
    const batch = new Batch();
    if (stored === undefined) batch.create(ledgerMonths, month, { month, ...numbers });
    else batch.update(ledgerMonths, month, numbers, stored.version);
    await batch.commit();
  }
  return findings;
}
