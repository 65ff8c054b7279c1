import { dayStart } from 'contract/text/dates';
import { ledger } from '#data/collections.ts';
import type { LedgerRecord } from '#data/ledger-records.ts';
import type { ListSpec } from '#data/queries.ts';

/** Unknown values are null: they are from before the ledger existed. */
export interface MembershipsOfYear {
  readonly start: number | null;
  readonly end: number | null;
  /** By the start of their first paid year. */
  readonly joined: number | null;
  /** Expired memberships minus those that returned. */
  readonly left: number | null;
  /** 0 to 1; null before the end of the year, and without a membership to renew. */
  readonly renewalRate: number | null;
}

const paymentKinds = ['payment', 'manual'] as const;
const registrations = ['individual-registration', 'institution-registration'] as const;

const sumCounts = async (counts: readonly Promise<number>[]): Promise<number> =>
  (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);

/** Counts the paid years of a query, of any kind of payment. */
const countPaidYears = ({ where = [], ...range }: ListSpec<LedgerRecord>): Promise<number> =>
  sumCounts(paymentKinds.map((kind) => ledger.count({ where: [['kind', kind], ...where], ...range })));

/**
 * Counts the paid memberships that are valid on a day: paid years that have started minus those that have
 * ended. Paid years of one member never overlap, so each membership counts once.
 */
async function countValid(day: string): Promise<number> {
  const [begun, over] = await Promise.all([
    countPaidYears({ orderBy: 'period.from', before: dayStart(day, 1) }),
    countPaidYears({ orderBy: 'period.until', before: dayStart(day) }),
  ]);
  return begun - over;
}

/** Counts the first payments by the start of the paid year. */
const countFirstPayments = (after: string, until: string): Promise<number> => {
  const range = { orderBy: 'period.from', from: dayStart(after, 1), before: dayStart(until, 1) } as const;
  return sumCounts(registrations.map((income) => countPaidYears({ where: [['income', income]], ...range })));
};

async function readNewestUndatedYear(): Promise<number | undefined> {
  const [row] = await ledger.select('date').query({
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

interface Span {
  /** 'YYYY-MM-DD', the last day before it. */
  readonly from: string;
  /** 'YYYY-MM-DD', its last day. */
  readonly until: string;
  readonly isOver: boolean;
}

/** A paid year ends in the next calendar year at the latest, so two years after its payment. */
const yearsOfPayment = 2;

/** `booksStart` is the day of the oldest entry. */
export async function readMemberships(
  { from, until, isOver }: Span,
  booksStart: string | undefined,
): Promise<MembershipsOfYear> {
  const [validBefore, validAtEnd, joined, undated = 0] = await Promise.all([
    countValid(from),
    countValid(until),
    countFirstPayments(from, until),
    readNewestUndatedYear(),
  ]);
  const isKnown = (day: string) =>
    booksStart !== undefined && booksStart <= day && Number(day.slice(0, 4)) >= undated + yearsOfPayment;
  const start = isKnown(from) ? validBefore : null;
  const end = isKnown(until) ? validAtEnd : null;
  const hasBoth = start !== null && end !== null;
  return {
    start,
    end,
    joined: booksStart !== undefined && booksStart <= until ? joined : null,
    left: hasBoth ? start + joined - end : null,
    renewalRate: hasBoth && isOver && start > 0 ? (end - joined) / start : null,
  };
}
