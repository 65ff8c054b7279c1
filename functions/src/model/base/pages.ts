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

/** Rows that a jump by page number may pass over, as each is billed. */
const farthestJump = 500;

/**
 * One page of something that only grows, where a count would cost more with every year: one row more than is shown
 * tells whether there is a next page. Costs `limit` + 1 reads, one more with `after`, and without it those of the rows
 * before the page. A page beyond the end, or too far to jump to, answers the first one.
 */
export async function pageOfLog<T>(
  of: Collection<T>,
  query: Omit<QuerySpec<T>, 'limit' | 'offset' | 'after'>,
  { page, limit, after }: Page,
): Promise<LogPage<T>> {
  const offset = (page - 1) * limit;
  const isKnown = page > 1 && (after !== undefined || offset <= farthestJump);
  const jump = isKnown ? { after, offset: Math.min(offset, farthestJump) } : {};
  const rows = await of.query({ ...query, ...jump, limit: limit + 1 });
  // Beyond the end there is nothing to show, and nobody knows how far back the last page is.
  if (rows.length === 0 && isKnown) return outsideBudget(() => pageOfLog(of, query, { page: 1, limit }));
  return { entries: rows.slice(0, limit), page: isKnown ? page : 1, hasMore: rows.length > limit };
}
