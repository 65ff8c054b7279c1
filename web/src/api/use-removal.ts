import { useQueryClient } from '@tanstack/react-query';
import type { EndpointName } from 'contract';
import { dashboardEndpoint } from './use-action.ts';

interface Row {
  readonly _id: string;
}

interface Page {
  readonly data: readonly Row[];
  readonly totalUsers?: number;
}

export interface UseRemovalOptions<Reply> {
  readonly list: EndpointName;
  readonly send: (id: string) => Promise<Reply>;
  readonly refreshes?: readonly EndpointName[];
}

/** Public pages cache the same endpoint's rows as a plain array. Those are only refetched. */
const isPage = (cached: unknown): cached is Page =>
  typeof cached === 'object' && cached !== null && 'data' in cached && Array.isArray(cached.data);

/** Removes a row optimistically, then deletes it. On failure it returns, and the error is thrown. */
export function useRemoval<Reply>({
  list,
  send,
  refreshes = [],
}: UseRemovalOptions<Reply>): (id: string) => Promise<Reply> {
  const queries = useQueryClient();
  return async (id) => {
    const queryKey = [list];
    await queries.cancelQueries({ queryKey });
    const positions = findRowPositions(queries.getQueriesData<Page>({ queryKey }), id);
    queries.setQueriesData<Page>({ queryKey }, (page) => (isPage(page) ? withoutRow(page, id) : page));
    try {
      return await send(id);
    } catch (error) {
      for (const { key, row, index } of positions) {
        queries.setQueryData<Page>(key, (page) => page && withRow(page, row, index));
      }
      throw error;
    } finally {
      for (const stale of [list, dashboardEndpoint, ...refreshes])
        void queries.invalidateQueries({ queryKey: [stale] });
    }
  };
}

function findRowPositions(cached: [readonly unknown[], Page | undefined][], id: string) {
  return cached.flatMap(([key, page]) => {
    if (!isPage(page)) return [];
    const index = page.data.findIndex((row) => row._id === id);
    const row = page.data[index];
    return row === undefined ? [] : [{ key, row, index }];
  });
}

const withoutRow = (page: Page, id: string): Page =>
  withRows(
    page,
    page.data.filter((row) => row._id !== id),
  );

const withRow = (page: Page, row: Row, index: number): Page =>
  page.data.some(({ _id }) => _id === row._id) ? page : withRows(page, page.data.toSpliced(index, 0, row));

const withRows = (page: Page, data: readonly Row[]): Page => ({
  ...page,
  data,
  ...(page.totalUsers === undefined ? {} : { totalUsers: page.totalUsers + data.length - page.data.length }),
});
