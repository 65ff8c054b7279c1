import { ApiError } from 'contract/errors';
import { contentTotals, totalsIds } from '#data/collections.ts';
import type { Rows, Stored } from '#data/queries.ts';
import type { ContentTotals } from '#data/totals-records.ts';

/** Common functions of articles, events, journals and products. */

export interface ListPage {
  readonly limit: number;
  readonly after?: string | undefined;
}

/**
 * Returns rows in descending order, with `before` only earlier ones. Costs a read for each row, and one for
 * `after`. Throws `not-found` if the row `after` was deleted: a restart would repeat rows.
 */
export async function listContent<T, R>(
  of: Rows<T, R>,
  { limit, after }: ListPage,
  orderBy: keyof T & string,
  before?: Date,
): Promise<Stored<R>[]> {
  const query = { orderBy, before, direction: 'desc', limit } as const;
  if (after === undefined) return of.query(query);
  const rows = await of.startAfter(after, query);
  if (rows === undefined) throw new ApiError('not-found');
  return rows;
}

export const readContentTotals = async (): Promise<ContentTotals> =>
  (await contentTotals.get(totalsIds.content))?.data ?? { blogs: 0, events: 0, journals: 0, products: 0 };
