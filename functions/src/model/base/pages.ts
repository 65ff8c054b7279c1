import { pageCount } from 'contract/fields/paging';
import type { Collection } from '#data/collection.ts';
import type { QuerySpec, Stored } from '#data/queries.ts';
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

type ListQuery<T> = Omit<QuerySpec<T>, 'limit' | 'offset' | 'after'>;

/**
 * One page of a list with `total` rows; a page beyond the last answers the last one. Costs `limit` reads, one more
 * with `after`, and without it those of the rows before the page.
 */
export async function pageOfList<T>(
  of: Collection<T>,
  query: ListQuery<T>,
  { page, limit, after }: Page,
  total: number,
): Promise<{ rows: Stored<T>[]; totalPages: number }> {
  const totalPages = pageCount(total, limit);
  const pageNumber = Math.min(page, totalPages);
  const jump = { offset: (pageNumber - 1) * limit, after: pageNumber === page ? after : undefined };
  return { rows: await of.query({ ...query, ...jump, limit }), totalPages };
}

/** Rows that a jump by page number may pass over, as each is billed. */
const farthestJump = 500;

/**
 * One page of something that only grows, where a count would cost more with every year: one row more than is shown
 * tells whether there is a next page. Costs `limit` + 1 reads, one more with `after`, and without it those of the rows
 * before the page. A page beyond the end, or too far to jump to, answers the first one.
 */
export async function pageOfLog<T>(
  of: Collection<T>,
  query: ListQuery<T>,
  { page, limit, after }: Page,
): Promise<LogPage<T>> {
  const offset = (page - 1) * limit;
  const isInReach = page > 1 && (after !== undefined || offset <= farthestJump);
  const jump = isInReach ? { after, offset: Math.min(offset, farthestJump) } : {};
  const rows = await of.query({ ...query, ...jump, limit: limit + 1 });
  // Beyond the end there is nothing to show, and nobody knows how far back the last page is.
  if (rows.length === 0 && isInReach) return outsideBudget(() => pageOfLog(of, query, { page: 1, limit }));
  return { entries: rows.slice(0, limit), page: isInReach ? page : 1, hasMore: rows.length > limit };
}
