import type { MembershipYears } from 'contract/people/member-timeline';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { listPayments } from '#model/money/payments/list-payments.ts';

type Period = MembershipYears['periods'][number];

/** Joins periods that overlap or touch. */
function joinPeriods(periods: readonly Period[]): Period[] {
  const joined: Period[] = [];
  for (const period of periods.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = joined.at(-1);
    if (last === undefined || period.from > last.until) joined.push(period);
    else if (period.until > last.until) joined[joined.length - 1] = { ...last, until: period.until };
  }
  return joined;
}

/**
 * Computes the years of a membership from the approved payments of its owner. Periods that no payment states are
 * counted as unknown.
 */
export async function readMembershipYears({ id, data }: Stored<UserRecord>): Promise<MembershipYears> {
  const rows = await listPayments(id, false);
  const paid = rows.filter(({ state, kind }) => state === 'approved' && kind !== 'event');
  const known = paid.flatMap(({ period, years }) => (period === null ? [] : [{ ...period, years }]));
  const periods = joinPeriods(known.map(({ from, until }) => ({ from, until })));
  const joinedAt = data.createdAt.toISOString();
  const first = periods[0]?.from;
  return {
    since: first !== undefined && first < joinedAt ? first : joinedAt,
    years: known.reduce((sum, { years }) => sum + years, 0),
    periods,
    unknown: paid.length - known.length,
  };
}
