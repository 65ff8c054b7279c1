import { ApiError } from 'contract/errors';
import { contentTotals, totalsIds } from '#data/collections.ts';
import type { ContentRecord } from '#data/content-records.ts';
import type { ListSpec, Rows, Stored } from '#data/queries.ts';
import type { ContentTotals } from '#data/totals-records.ts';
import { countFound, paginate, type SearchedPage } from '#model/base/pages.ts';
import { searchCondition } from '#model/base/search-keys.ts';
import type { ContentKind } from './content-kinds.ts';

/** Common functions of articles, events, journals and products. */

export interface ListPage {
  readonly limit: number;
  readonly after?: string | undefined;
}

/** Returns a page of a list. Throws `not-found` if the row `after` left the list: a restart would repeat rows. */
export async function listContent<T, R>(
  of: Rows<T, R>,
  { limit, after }: ListPage,
  list: ListSpec<T>,
): Promise<Stored<R>[]> {
  const query = { ...list, limit };
  if (after === undefined) return of.query(query);
  const rows = await of.startAfter(after, query);
  if (rows === undefined) throw new ApiError('not-found');
  return rows;
}

const noContent: ContentTotals = { blogs: 0, events: 0, journals: 0, products: 0 };

/** A counter is missing until the first entry of its kind. */
export const readContentTotals = async (): Promise<ContentTotals> => ({
  ...noContent,
  ...(await contentTotals.get(totalsIds.content))?.data,
});

/**
 * Returns a page of content in every state, last changed first, and only the found content with `q`. Costs
 * `limit` + 1 reads, one more with `after`.
 */
export async function listWritten<T extends ContentRecord>(
  { collection, counter }: ContentKind<T>,
  { q, ...page }: SearchedPage,
) {
  const contains = searchCondition(q);
  // The compiler does not see that each kind has these fields.
  const query = { contains, orderBy: 'updatedAt', direction: 'desc' } as unknown as ListSpec<T>;
  const { rows, totals, ...paging } = await paginate(collection, query, page, async () => {
    if (contains === undefined) return { total: Math.max(0, (await readContentTotals())[counter]) };
    return countFound(collection, query);
  });
  return { rows, total: totals.total, ...paging };
}
