import type { EndingMembership } from 'contract/money/money';
import { feeOf, isStaff } from 'contract/rules/membership';
import { dueForecastDays, maxEndingInstitutions } from 'contract/rules/money/forecast';
import { dayStart } from 'contract/text/dates';
import { fees } from 'contract/text/fees';
import { clock } from '#data/clock.ts';
import { institutions, users } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { RowOf } from '#data/queries.ts';
import { type Page, paginateWithoutTotal, type UncountedPage } from '#model/base/pages.ts';

const forecastRange = () => ({
  from: dayStart(clock.now()),
  before: dayStart(clock.now(), dueForecastDays + 1),
});

/** Members whose last day is today or within `dueForecastDays`, in the order of that day. */
const endingMembers = () =>
  ({ where: [['role', 'Member']], orderBy: 'validUntil', direction: 'asc', ...forecastRange() }) as const;

const rows = users.select('name', 'memberNumber', 'validUntil', 'seat');
type EndingRow = RowOf<typeof rows>;

/** Returns one page of these members. */
export const listEndingMemberships = (page: Page): Promise<UncountedPage<EndingRow['data']>> =>
  paginateWithoutTotal(rows, endingMembers(), page);

/** Limit above any count. Firestore bills a read for each 1,000 that it counts. */
const maxRows = 1_000_000;
const batchSize = 500;

export const countEnding = (): Promise<number> => users.count(endingMembers());

export const iterateEnding = (): AsyncGenerator<EndingRow[]> =>
  rows.inBatches({ ...endingMembers(), limit: maxRows }, batchSize);

export const toEndingRow = ({ id, data }: EndingRow): EndingMembership => ({
  _id: id,
  name: data.name,
  memberNumber: data.memberNumber,
  validUntil: (data.validUntil ?? clock.now()).toISOString(),
  institution: data.seat?.institution ?? null,
  fee: isStaff(data) ? null : feeOf(data.seat),
});

/** Counts members in seats whose membership also ends within the days: their institution pays. */
const countEndingSeats = ({ seats, validUntil }: Pick<InstitutionRecord, 'seats' | 'validUntil'>): number =>
  seats.filter(
    ({ previousValidUntil }) =>
      previousValidUntil === null ||
      previousValidUntil < forecastRange().before ||
      (validUntil !== null && previousValidUntil <= validUntil),
  ).length;

/**
 * Counts the members and institutions that must pay within the days, and sums their fees; an institution counts once.
 */
export async function computeExpectedDues(): Promise<{
  individuals: number;
  institutions: number;
  sum: number;
}> {
  const [all, ending] = await Promise.all([
    countEnding(),
    institutions
      .select('seats', 'validUntil')
      .query({ orderBy: 'validUntil', ...forecastRange(), limit: maxEndingInstitutions }),
  ]);
  const inSeats = ending.reduce((sum, { data }) => sum + countEndingSeats(data), 0);
  const individuals = Math.max(0, all - inSeats);
  const sum = individuals * fees.individual + ending.length * fees.institution;
  return { individuals, institutions: ending.length, sum };
}
