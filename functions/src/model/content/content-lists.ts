import { ApiError } from 'contract/errors';
import { contentTotals, totalsIds } from '#data/collections.ts';
import type { Rows, Stored } from '#data/queries.ts';
import type { ContentTotals } from '#data/totals-records.ts';

/** What articles, events, journals and products have in common. */

export interface ListPage {
  readonly limit: number;
  /** Id of the row that the page before ended with. */
  readonly after?: string | undefined;
}

/**
 * One page of a public list, the highest in `orderBy` first. Costs a read for each row, and one more behind
 * a row.
 *
 * @param before only rows with an earlier moment in `orderBy`
 * @throws ApiError not-found when that row is gone: starting anew would show rows twice
 */
export async function listContent<T, R>(
  of: Rows<T, R>,
  { limit, after }: ListPage,
  orderBy: keyof T & string,
  before?: Date,
): Promise<Stored<R>[]> {
  const query = { orderBy, before, direction: 'desc', limit } as const;
  if (after === undefined) return of.query(query);
  const rows = await of.behind(after, query);
  if (rows === undefined) throw new ApiError('not-found');
  return rows;
}

export const readContentTotals = async (): Promise<ContentTotals> =>
  (await contentTotals.get(totalsIds.content))?.data ?? { blogs: 0, events: 0, journals: 0, products: 0 };
