import { useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from 'contract/rules/limits';
import { useDeferredValue } from 'react';
import { useCall } from '#api/account.ts';
import type { EndpointReply } from '#api/client.ts';
import { endpointKey } from '#api/endpoint-key.ts';
import { useIdleRender } from '#ui/base/use-idle-render.ts';

type ListName = 'listBlogs' | 'listBlogWords' | 'listEvents' | 'listProducts';

/** Upper bound of loaded pages. It also ends the loop if responses never get shorter. */
const maxPages = 10;

const firstRows = { limit: limits.pageSizeMaximum };

/**
 * Loads all rows of a public list, so that search and counts cover everything; undefined while loading.
 * Starts with the rows that the page was rendered with.
 *
 * Returns a deferred value: components that are memoized by it render in slices, between which the page stays
 * responsive.
 */
export function useAllRows<N extends ListName>(name: N, isWanted = true) {
  const call = useCall();
  const isSettled = useIdleRender();
  const client = useQueryClient();
  const getFirstRowsState = () => client.getQueryState<EndpointReply<N>>(endpointKey(name, firstRows));
  const { data, isError, refetch } = useQuery<EndpointReply<N>, Error>({
    queryKey: [name, 'all'],
    initialData: () => getFirstRowsState()?.data,
    initialDataUpdatedAt: () => {
      const first = getFirstRowsState();
      const rows = (first?.data ?? []) as readonly unknown[];
      return first?.isInvalidated || rows.length >= limits.pageSizeMaximum ? 0 : first?.dataUpdatedAt;
    },
    // The built-in entries are already shown at the top. The other rows must not compete with their pictures.
    enabled: isSettled && isWanted,
    queryFn: async ({ signal }) => {
      const rows: EndpointReply<ListName>[number][] = [];
      for (let page = 0; page < maxPages; page += 1) {
        const after = rows.at(-1)?._id;
        const input = after === undefined ? firstRows : { ...firstRows, after };
        const more: EndpointReply<ListName> = await call(name as ListName, input, { signal });
        rows.push(...more);
        if (more.length < limits.pageSizeMaximum) break;
      }
      return rows as unknown as EndpointReply<N>;
    },
  });
  return { data: useDeferredValue(data), isError, refetch };
}
