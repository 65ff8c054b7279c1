import { useQueryClient } from '@tanstack/react-query';
import type { EndpointName } from 'contract';
import { countsOfAll } from './use-action.ts';

interface Row {
  readonly _id: string;
}

interface Page {
  readonly data: readonly Row[];
  readonly totalUsers?: number;
}

export interface UseRemovalOptions<Reply> {
  /** The endpoint whose cached pages hold the row. */
  readonly list: EndpointName;
  readonly send: (id: string) => Promise<Reply>;
  /** Further endpoints whose answers are out of date afterwards. */
  readonly refreshes?: readonly EndpointName[];
}

/** Public pages keep the same endpoint's rows as a plain array: those are only asked for anew. */
const isPage = (cached: unknown): cached is Page =>
  typeof cached === 'object' && cached !== null && 'data' in cached && Array.isArray(cached.data);

/**
 * Takes a row out of a list at once and then deletes it. When that fails the row returns to its place and the
 * error is thrown. Several removals may be under way together.
 */
export function useRemoval<Reply>({
  list,
  send,
  refreshes = [],
}: UseRemovalOptions<Reply>): (id: string) => Promise<Reply> {
  const queries = useQueryClient();
  return async (id) => {
    const queryKey = [list];
    await queries.cancelQueries({ queryKey });
    const places = placesOf(queries.getQueriesData<Page>({ queryKey }), id);
    queries.setQueriesData<Page>({ queryKey }, (page) => (isPage(page) ? without(page, id) : page));
    try {
      return await send(id);
    } catch (error) {
      for (const { key, row, index } of places) {
        queries.setQueryData<Page>(key, (page) => page && withRow(page, row, index));
      }
      throw error;
    } finally {
      for (const stale of [list, countsOfAll, ...refreshes])
        void queries.invalidateQueries({ queryKey: [stale] });
    }
  };
}

function placesOf(cached: [readonly unknown[], Page | undefined][], id: string) {
  return cached.flatMap(([key, page]) => {
    if (!isPage(page)) return [];
    const index = page.data.findIndex((row) => row._id === id);
    const row = page.data[index];
    return row === undefined ? [] : [{ key, row, index }];
  });
}

const without = (page: Page, id: string): Page =>
  resized(
    page,
    page.data.filter((row) => row._id !== id),
  );

const withRow = (page: Page, row: Row, index: number): Page =>
  page.data.some(({ _id }) => _id === row._id) ? page : resized(page, page.data.toSpliced(index, 0, row));

const resized = (page: Page, data: readonly Row[]): Page => ({
  ...page,
  data,
  ...(page.totalUsers === undefined ? {} : { totalUsers: page.totalUsers + data.length - page.data.length }),
});
