import type { EndingMembership } from 'contract/money';
import { feeOf, isStaff } from 'contract/rules/membership';
import { expectedDays, mostEndingInstitutions } from 'contract/rules/money/outlook';
import { dayStart } from 'contract/words/dates';
import { fees } from 'contract/words/fees';
import { clock } from '#data/clock.ts';
import { institutions, users } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { RowOf } from '#data/queries.ts';
import { type LogPage, type Page, pageOfLog } from '#model/base/pages.ts';

const within = () => ({ from: dayStart(clock.now()), before: dayStart(clock.now(), expectedDays + 1) });

/** Members whose last day is today or one of the next, by that day. */
const endingMembers = () =>
  ({ where: [['role', 'Member']], orderBy: 'validUntil', direction: 'asc', ...within() }) as const;

const rows = users.only('name', 'memberNumber', 'validUntil', 'seat');
type EndingRow = RowOf<typeof rows>;

/** One page of them, at the cost of `pageOfLog`. */
export const listEnding = (page: Page): Promise<LogPage<EndingRow['data']>> =>
  pageOfLog(rows, endingMembers(), page);

/** More than there can be; Firestore bills a read for each 1,000 that it counts. */
const most = 1_000_000;
const rowsAtOnce = 500;

export const countEnding = (): Promise<number> => users.count(endingMembers());

export const iterateEnding = (): AsyncGenerator<EndingRow[]> =>
  rows.inBatches({ ...endingMembers(), limit: most }, rowsAtOnce);

export const endingRowOf = ({ id, data }: EndingRow): EndingMembership => ({
  _id: id,
  name: data.name,
  memberNumber: data.memberNumber,
  validUntil: (data.validUntil ?? clock.now()).toISOString(),
  institution: data.seat?.institution ?? null,
  fee: isStaff(data) ? null : feeOf(data.seat),
});

/** Those in its seats whose own membership ends within the days too: their institution pays for them. */
const endingSeatsOf = ({ seats, validUntil }: Pick<InstitutionRecord, 'seats' | 'validUntil'>): number =>
  seats.filter(
    ({ previousValidUntil }) =>
      previousValidUntil === null ||
      previousValidUntil < within().before ||
      (validUntil !== null && previousValidUntil <= validUntil),
  ).length;

/**
 * How many have to pay within the days, and what that comes to: individuals, and institutions once each. Costs a read for
 * each 1,000 members and one for each institution.
 */
export async function expectedDues(): Promise<{ individuals: number; institutions: number; sum: number }> {
  const [all, ending] = await Promise.all([
    countEnding(),
    institutions
      .only('seats', 'validUntil')
      .query({ orderBy: 'validUntil', ...within(), limit: mostEndingInstitutions }),
  ]);
  const inSeats = ending.reduce((sum, { data }) => sum + endingSeatsOf(data), 0);
  const individuals = Math.max(0, all - inSeats);
  const sum = individuals * fees.individual + ending.length * fees.institution;
  return { individuals, institutions: ending.length, sum };
}
