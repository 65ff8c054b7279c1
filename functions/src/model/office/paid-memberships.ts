import { dayStart } from 'contract/words/dates';
import { ledger } from '#data/collections.ts';

/** What is not known is null: it was before there were books. */
export interface MembershipsOfYear {
  readonly start: number | null;
  readonly end: number | null;
  /** By their first paid year. */
  readonly joined: number | null;
  /** Those that are gone, less those that came back. */
  readonly left: number | null;
  /** 0 to 1; null also while the year is not over, and where there was none to renew. */
  readonly renewalRate: number | null;
}

const paymentKinds = ['payment', 'manual'] as const;
const registrations = ['individual-registration', 'institution-registration'] as const;

const sumOf = async (counts: readonly Promise<number>[]): Promise<number> =>
  (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);

/**
 * How many paid memberships held on a day: those whose paid year had begun, less those whose was over. Nobody's paid years
 * overlap, so each membership counts once.
 */
async function countHeld(day: string): Promise<number> {
  const [begun, over] = await Promise.all([
    sumOf(
      paymentKinds.map((kind) =>
        ledger.count({ where: [['kind', kind]], orderBy: 'period.from', before: dayStart(day, 1) }),
      ),
    ),
    sumOf(
      paymentKinds.map((kind) =>
        ledger.count({ where: [['kind', kind]], orderBy: 'period.until', before: dayStart(day) }),
      ),
    ),
  ]);
  return begun - over;
}

/** How many paid for the first time, by the day that their first year began. */
const countNew = (after: string, until: string): Promise<number> =>
  sumOf(
    paymentKinds.flatMap((kind) =>
      registrations.map((income) =>
        ledger.count({
          where: [
            ['kind', kind],
            ['income', income],
          ],
          orderBy: 'period.from',
          from: dayStart(after, 1),
          before: dayStart(until, 1),
        }),
      ),
    ),
  );

/** The year of the newest payment of which it is not known what it paid for. */
async function readUndated(): Promise<number | undefined> {
  const [row] = await ledger.only('date').query({
    where: [
      ['kind', 'payment'],
      ['period', null],
    ],
    orderBy: 'date',
    direction: 'desc',
    limit: 1,
  });
  return row && Number(row.data.date.slice(0, 4));
}

/** A calendar year, or as much of it as has been. */
interface Span {
  /** 'YYYY-MM-DD', the last day before it. */
  readonly from: string;
  /** 'YYYY-MM-DD', its last day. */
  readonly until: string;
  readonly isOver: boolean;
}

/** A paid year runs into the next at most: what such a payment paid for was over two years later. */
const yearsOfPayment = 2;

/**
 * What became of the paid memberships in a year. Costs a read, and twelve counts of the books.
 *
 * @param booksStart 'YYYY-MM-DD' of the oldest entry
 */
export async function readMemberships(
  { from, until, isOver }: Span,
  booksStart: string | undefined,
): Promise<MembershipsOfYear> {
  const [heldBefore, held, joined, undated = 0] = await Promise.all([
    countHeld(from),
    countHeld(until),
    countNew(from, until),
    readUndated(),
  ]);
  const isKnown = (day: string) =>
    booksStart !== undefined && booksStart <= day && Number(day.slice(0, 4)) >= undated + yearsOfPayment;
  const start = isKnown(from) ? heldBefore : null;
  const end = isKnown(until) ? held : null;
  const isWhole = start !== null && end !== null;
  return {
    start,
    end,
    joined: booksStart !== undefined && booksStart <= until ? joined : null,
    left: isWhole ? start + joined - end : null,
    renewalRate: isWhole && isOver && start > 0 ? (end - joined) / start : null,
  };
}
