import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import type { Call, EndpointReply } from '#api/client.ts';
import { type PrefetchQuery, prefetchQuery } from '#api/prefetch-query.ts';
import type { UrlPage } from '#ui/lists/page-from-url.ts';

export type ListName =
  | 'listWrittenBlogs'
  | 'listWrittenEvents'
  | 'listWrittenJournals'
  | 'listWrittenProducts';
type AnyRow = EndpointReply<ListName>[number];
export type RowOf<N extends ListName> = Extract<AnyRow, EndpointReply<N> extends (infer Row)[] ? Row : never>;

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not-found';

export const contentListKey = (name: ListName, { page, after }: UrlPage) => [name, 'manage', page, after];

/** A page with an unknown previous row needs the totals first, so it prefetches nothing. */
export const contentListQueries = (name: ListName, at: UrlPage): PrefetchQuery[] =>
  at.page === 1 || at.after !== undefined
    ? [
        prefetchQuery(name, rowsAfter(limits.pageSize, at.after), {
          bypassCache: true,
          queryKey: contentListKey(name, at),
        }),
      ]
    : [];

const rowsAfter = (limit: number, after: string | undefined) =>
  after === undefined ? { limit } : { limit, after };

/** Loads a page. The endpoint returns only rows after a given row. */
export async function rowsOf<N extends ListName>(
  call: Call,
  name: N,
  { page, after }: UrlPage,
  signal: AbortSignal,
): Promise<RowOf<N>[]> {
  const readPage = async (limit: number, behind: string | undefined) => {
    const input = rowsAfter(limit, behind);
    return (await call(name as ListName, input, { signal, bypassCache: true })) as AnyRow[] as RowOf<N>[];
  };
  if (after !== undefined) {
    try {
      return await readPage(limits.pageSize, after);
    } catch (error) {
      // Another admin deleted that row meanwhile.
      if (!isGone(error)) throw error;
    }
  }
  let afterId: string | undefined;
  for (let remaining = (page - 1) * limits.pageSize; remaining > 0; ) {
    const rows = await readPage(Math.min(remaining, limits.pageSizeMaximum), afterId);
    if (rows.length === 0) return [];
    remaining -= rows.length;
    afterId = rows.at(-1)?._id;
  }
  return readPage(limits.pageSize, afterId);
}
