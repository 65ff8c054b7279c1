import { hasRequest } from 'contract/rules/membership';
import { coversDays, type DayRange, withDays } from 'contract/rules/money/covered-days';
import { workingDaysAfter } from 'contract/rules/money/working-days';
import { isoDate } from 'contract/words/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { bankCoverage, totalsIds } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { whileContended } from '#model/base/contention.ts';
import { requestedAtOf } from './request-dates.ts';

/** A transfer between banks may take so many working days, and a proof be handed in so many days after it. */
const transferDays = 2;
const daysBefore = 7;

const dayMs = 86_400_000;

/**
 * Notes of which days statements of an account have told all: those that were over when they were imported. Safe to
 * repeat; costs a read.
 */
export const noteCoverage = (account: string, told: DayRange): Promise<void> =>
  whileContended(async () => {
    const yesterday = isoDate(new Date(clock.now().getTime() - dayMs));
    const range = { from: told.from, to: told.to < yesterday ? told.to : yesterday };
    if (range.from > range.to) return;
    const before = await bankCoverage.get(totalsIds.bankCoverage);
    const known = before?.data.account === account ? before.data.days : [];
    if (coversDays(known, range)) return;
    const after = { account, days: withDays(known, range) };
    const batch = new Batch();
    if (before === undefined) batch.create(bankCoverage, totalsIds.bankCoverage, after);
    else batch.update(bankCoverage, totalsIds.bankCoverage, after, before.version);
    await batch.commit();
  });

type Requesting = Pick<
  UserRecord,
  'isActive' | 'createdAt' | 'requestedAt' | 'updatedAt' | 'bill' | 'bankMatch'
>;

/** Days within which the money of a request must have come; undefined where nothing can be missing yet. */
function awaitedDays(user: Requesting): DayRange | undefined {
  const { bill, bankMatch, isActive } = user;
  const uploaded = requestedAtOf(user);
  if (!hasRequest(isActive) || bill === undefined || bill === null || uploaded === null) return undefined;
  if (bankMatch && bankMatch.bill === bill) return undefined;
  const from = isoDate(new Date(uploaded.getTime() - daysBefore * dayMs));
  const to = workingDaysAfter(isoDate(uploaded), transferDays);
  return to < isoDate(clock.now()) ? { from, to } : undefined;
}

/**
 * Ids of those who handed in a proof whose money should have come by now, and has not, though statements tell of all
 * those days. Who has no bill is never among them: nothing would tell their money from others'. Costs a read, where
 * anybody can be meant.
 */
export async function lackingMoney(
  requests: readonly Pick<Stored<Requesting>, 'id' | 'data'>[],
): Promise<Set<string>> {
  const awaited = requests.flatMap(({ id, data }) => {
    const days = awaitedDays(data);
    return days === undefined ? [] : [{ id, days }];
  });
  if (awaited.length === 0) return new Set();
  const known = (await bankCoverage.get(totalsIds.bankCoverage))?.data.days ?? [];
  return new Set(awaited.filter(({ days }) => coversDays(known, days)).map(({ id }) => id));
}
