import { limits } from 'contract/rules/limits';
import { pageCount, planJump } from 'contract/rules/read-budget';
import type { Collection } from '#data/collection.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import type { ListSpec, Rows, Stored } from '#data/queries.ts';

export interface Page {
  readonly page: number;
  readonly limit: number;
  readonly after?: string | undefined;
}

/** A page of the rows that a search finds; of all rows without `q`. */
export interface SearchedPage extends Page {
  readonly q?: string | undefined;
}

/** Counts found rows up to `limits.maxCountedRows`. */
export async function countFound<T>(of: Collection<T>, query: ListSpec<T>): Promise<ListTotal> {
  const total = await of.count({ ...query, limit: limits.maxCountedRows });
  return { total, isMore: total >= limits.maxCountedRows };
}

export interface UncountedPage<T> {
  readonly entries: Stored<T>[];
  readonly page: number;
  readonly hasMore: boolean;
}

/** Number of rows of a list; with `isMore` counting stopped there. */
export interface ListTotal {
  readonly total: number;
  readonly isMore?: boolean;
}

interface ListPage<R, N extends ListTotal> {
  readonly rows: Stored<R>[];
  readonly totals: N;
  /** The returned page, which can differ from the requested one. */
  readonly page: number;
  readonly totalPages: number;
}

/**
 * Reads one page of a list. The first page, and a page after a row, is read while the rows are counted. Other pages
 * are read by number (`jumpTo`), also beyond the end or if the row was removed.
 */
export async function paginate<T, R, N extends ListTotal>(
  source: Rows<T, R>,
  query: ListSpec<T>,
  { page, limit, after }: Page,
  count: () => Promise<N>,
): Promise<ListPage<R, N>> {
  const jump = async (totals: N) => ({
    totals,
    ...(await pageByNumber(source, query, { page, limit }, totals)),
  });
  if (page > 1 && after === undefined) return jump(await count());
  const firstRows = { ...query, limit };
  const [totals, rows] = await Promise.all([
    count(),
    after === undefined ? source.query(firstRows) : source.startAfter(after, firstRows),
  ]);
  const totalPages = pageCount(totals.total, limit);
  if (rows === undefined || page > totalPages) return outsideBudget(() => jump(totals));
  return { rows, totals, page, totalPages };
}

/** Reads one page of a list, and counts all of its rows. */
export async function paginateCounted<T>(source: Collection<T>, query: ListSpec<T>, page: Page) {
  const { totals, ...list } = await paginate(source, query, page, async () => ({
    total: await source.count(query),
  }));
  return { ...list, total: totals.total };
}

async function pageByNumber<T, R>(
  source: Rows<T, R>,
  query: ListSpec<T>,
  { page, limit }: Page,
  { total, isMore }: ListTotal,
): Promise<Omit<ListPage<R, ListTotal>, 'totals'>> {
  const totalPages = pageCount(total, limit);
  const jump = planJump(page, limit, totalPages, isMore);
  const first = (jump.page - 1) * limit;
  const returnedPage = { page: jump.page, totalPages };
  if (!jump.isFromEnd)
    return { ...returnedPage, rows: await source.query({ ...query, offset: first, limit }) };
  const rowsAfter = Math.max(0, total - first - limit);
  const direction = query.direction === 'desc' ? 'asc' : 'desc';
  const reversed = await source.query({
    ...query,
    direction,
    offset: rowsAfter,
    limit: total - first - rowsAfter,
  });
  return { ...returnedPage, rows: reversed.reverse() };
}

/** Maximum number of rows that a jump by page number skips, because each is billed. */
const maxJumpRows = 500;

/**
 * Reads one page of an append-only list, where counting would cost more every year. One extra row shows whether there
 * is a next page. A page beyond the end, or too far to jump to, returns the first one.
 */
export async function paginateWithoutTotal<T, R>(
  source: Rows<T, R>,
  query: ListSpec<T>,
  { page, limit, after }: Page,
): Promise<UncountedPage<R>> {
  const toPage = (returnedPage: number, rows: Stored<R>[]): UncountedPage<R> => ({
    entries: rows.slice(0, limit),
    page: returnedPage,
    hasMore: rows.length > limit,
  });
  const readFirst = async () => toPage(1, await source.query({ ...query, limit: limit + 1 }));
  const offset = (page - 1) * limit;
  if (page === 1 || (after === undefined && offset > maxJumpRows)) return readFirst();
  const rows = await readRows(source, { ...query, limit: limit + 1 }, Math.min(offset, maxJumpRows), after);
  // Beyond the end there are no rows, and the number of the last page is unknown.
  return rows.length === 0 ? outsideBudget(readFirst) : toPage(page, rows);
}

/**
 * Reads the rows after a row, or by number if that row was removed. The reads of skipped rows are then outside of
 * the budget, because the caller did not request them.
 */
async function readRows<T, R>(
  source: Rows<T, R>,
  query: ListSpec<T> & { readonly limit: number },
  offset: number,
  after: string | undefined,
): Promise<Stored<R>[]> {
  const byNumber = () => source.query({ ...query, offset });
  if (after === undefined) return byNumber();
  return (await source.startAfter(after, query)) ?? outsideBudget(byNumber);
}
