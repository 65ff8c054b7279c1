import { jumpTo, pageCount } from 'contract/rules/read-budget';
import type { ListSpec, Rows, Stored } from '#data/queries.ts';
import { outsideBudget } from '#data/read-counter.ts';

export interface Page {
  readonly page: number;
  readonly limit: number;
  readonly after?: string | undefined;
}

export interface LogPage<T> {
  readonly entries: Stored<T>[];
  readonly page: number;
  readonly hasMore: boolean;
}

/** How many rows a list has; with `isMore` it was counted no further. */
export interface ListTotal {
  readonly total: number;
  readonly isMore?: boolean;
}

export interface ListPage<R, N extends ListTotal> {
  readonly rows: Stored<R>[];
  readonly totals: N;
  /** The page that is answered, which is not always the one that was asked for. */
  readonly page: number;
  readonly totalPages: number;
}

/**
 * One page of a list whose rows are counted elsewhere. The first page, and one behind a row, is read while the rows are
 * counted; any other one by its number (`jumpTo`), and so is one beyond the last or behind a row that is gone. Costs
 * `limit` reads, one more with `after`, and without it those of the rows that are passed.
 */
export async function pageOfList<T, R, N extends ListTotal>(
  of: Rows<T, R>,
  query: ListSpec<T>,
  { page, limit, after }: Page,
  count: () => Promise<N>,
): Promise<ListPage<R, N>> {
  const jump = async (totals: N) => ({ totals, ...(await pageByNumber(of, query, { page, limit }, totals)) });
  if (page > 1 && after === undefined) return jump(await count());
  const firstRows = { ...query, limit };
  const [totals, rows] = await Promise.all([
    count(),
    after === undefined ? of.query(firstRows) : of.behind(after, firstRows),
  ]);
  const totalPages = pageCount(totals.total, limit);
  if (rows === undefined || page > totalPages) return outsideBudget(() => jump(totals));
  return { rows, totals, page, totalPages };
}

async function pageByNumber<T, R>(
  of: Rows<T, R>,
  query: ListSpec<T>,
  { page, limit }: Page,
  { total, isMore }: ListTotal,
): Promise<Omit<ListPage<R, ListTotal>, 'totals'>> {
  const totalPages = pageCount(total, limit);
  const jump = jumpTo(page, limit, totalPages, isMore);
  const first = (jump.page - 1) * limit;
  const answered = { page: jump.page, totalPages };
  if (!jump.isFromEnd) return { ...answered, rows: await of.query({ ...query, offset: first, limit }) };
  const behind = Math.max(0, total - first - limit);
  const direction = query.direction === 'desc' ? 'asc' : 'desc';
  const reversed = await of.query({ ...query, direction, offset: behind, limit: total - first - behind });
  return { ...answered, rows: reversed.reverse() };
}

/** Rows of a log that a jump by page number may pass over, as each is billed. */
const farthestJump = 500;

/**
 * One page of something that only grows, where a count would cost more with every year: one row more than is shown
 * tells whether there is a next page. Costs `limit` + 1 reads, one more with `after`, and without it those of the rows
 * before the page. A page beyond the end, or too far to jump to, answers the first one.
 */
export async function pageOfLog<T, R>(
  of: Rows<T, R>,
  query: ListSpec<T>,
  { page, limit, after }: Page,
): Promise<LogPage<R>> {
  const answer = (answered: number, rows: Stored<R>[]): LogPage<R> => ({
    entries: rows.slice(0, limit),
    page: answered,
    hasMore: rows.length > limit,
  });
  const readFirst = async () => answer(1, await of.query({ ...query, limit: limit + 1 }));
  const offset = (page - 1) * limit;
  if (page === 1 || (after === undefined && offset > farthestJump)) return readFirst();
  const rows = await rowsOfLog(of, { ...query, limit: limit + 1 }, Math.min(offset, farthestJump), after);
  // Beyond the end there is nothing to show, and nobody knows how far back the last page is.
  return rows.length === 0 ? outsideBudget(readFirst) : answer(page, rows);
}

/** Whoever asked for the rows behind one that is gone did not ask to pass all those before it. */
async function rowsOfLog<T, R>(
  of: Rows<T, R>,
  query: ListSpec<T> & { readonly limit: number },
  offset: number,
  after: string | undefined,
): Promise<Stored<R>[]> {
  const byNumber = () => of.query({ ...query, offset });
  if (after === undefined) return byNumber();
  return (await of.behind(after, query)) ?? outsideBudget(byNumber);
}
