import type { CreditProgress } from 'contract/credits/credits';
import {
  type CreditPeriod,
  computeCreditTotals,
  creditPeriodOf,
  hasCreditRules,
} from 'contract/rules/events/credits';
import { limits } from 'contract/rules/limits';
import { isoDate } from 'contract/text/dates';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type CreditEntryRecord, creditEntries } from './records.ts';

export type NewCreditEntry = Omit<CreditEntryRecord, 'reverses' | 'createdAt'>;

/** Adds an entry. The batch fails if its source has one already. */
export function addCredits(batch: Batch, id: string, entry: NewCreditEntry): void {
  batch.create(creditEntries, id, { ...entry, reverses: null, createdAt: clock.now() });
}

/** Adds the reversal of an entry. The batch fails if it was reversed already. */
export function reverseCredits(batch: Batch, id: string, entry: NewCreditEntry): void {
  const points = -entry.points;
  batch.create(creditEntries, `${id}-reversal`, { ...entry, points, reverses: id, createdAt: clock.now() });
}

export const currentCreditPeriod = (): CreditPeriod => creditPeriodOf(isoDate(clock.now()));

/** Reads the entries of a member in a period, newest day first. */
export const findCredits = (
  user: string,
  { from, until }: CreditPeriod,
): Promise<Stored<CreditEntryRecord>[]> =>
  creditEntries.query({
    where: [['user', user]],
    orderBy: 'day',
    from,
    before: `${until}~`,
    direction: 'desc',
    limit: limits.creditEntries,
  });

/** Reads the entries and totals of the current period. */
export async function readCredits(user: string) {
  const period = currentCreditPeriod();
  const entries = await findCredits(user, period);
  const lines = entries.map(({ data }) => data);
  return { period, entries, totals: computeCreditTotals(lines, period) };
}

/** Returns the progress of a person in the current period; null without credit rules. */
export async function readCreditProgress({
  id,
  data,
}: Pick<Stored<UserRecord>, 'id' | 'data'>): Promise<CreditProgress | null> {
  if (!hasCreditRules(data, clock.now())) return null;
  const { period, totals } = await readCredits(id);
  const { total, required, missing } = totals;
  return { until: period.until, total, required, missing };
}
