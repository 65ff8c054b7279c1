import { ApiError } from 'contract/errors';
import { contentTotals, totalsIds } from '#data/collections.ts';
import type { ListSpec, Rows, Stored } from '#data/queries.ts';
import type { ContentTotals } from '#data/totals-records.ts';

/** Common functions of articles, events, journals and products. */

export interface ListPage {
  readonly limit: number;
  readonly after?: string | undefined;
}

/**
 * Returns rows in descending order, with `until` only those with an earlier time. Costs a read for each row,
 * and one for `after`. Throws `not-found` if the row `after` left the list: a restart would repeat rows.
 */
export async function listContent<T, R>(
  of: Rows<T, R>,
  { limit, after }: ListPage,
  orderBy: keyof T & string,
  until?: ListSpec<T>['until'],
): Promise<Stored<R>[]> {
  const query = { orderBy, until, direction: 'desc', limit } as const;
  if (after === undefined) return of.query(query);
  const rows = await of.startAfter(after, query);
  if (rows === undefined) throw new ApiError('not-found');
  return rows;
}

export const readContentTotals = async (): Promise<ContentTotals> =>
  (await contentTotals.get(totalsIds.content))?.data ?? { blogs: 0, events: 0, journals: 0, products: 0 };
