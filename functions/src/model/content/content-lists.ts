import type { Collection } from '#data/collection.ts';
import { contentTotals, totalsIds } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
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
export const listContent = <T>(
  of: Collection<T>,
  { limit, after }: ListPage,
  orderBy: keyof T & string,
  before?: Date,
): Promise<Stored<T>[]> => of.query({ orderBy, before, direction: 'desc', limit, after, afterOnly: true });

export const readContentTotals = async (): Promise<ContentTotals> =>
  (await contentTotals.get(totalsIds.content))?.data ?? { blogs: 0, events: 0, journals: 0, products: 0 };
