import { useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from 'contract/rules/limits';
import { useDeferredValue } from 'react';
import { useCall } from '#api/account.ts';
import type { EndpointReply } from '#api/client.ts';
import { endpointKey } from '#api/endpoint-key.ts';
import { useSettled } from '#ui/base/use-settled.ts';

type ListName = 'listBlogs' | 'listBlogWords' | 'listEvents' | 'listProducts';

/** More than this no visitor scrolls through; it also ends the loop should an answer never get shorter. */
const mostPages = 10;

const firstRows = { limit: limits.pageSizeMaximum };

/**
 * All rows of a public list, so that search and counts are about everything; undefined until they are here. A page that
 * was rendered with the first ones starts with these, and asks only where there may be more. They come as a deferred
 * value: what is memoised by them is rendered in slices between which the page answers.
 *
 * @param isWanted whether they are asked for now
 */
export function useAllRows<N extends ListName>(name: N, isWanted = true) {
  const call = useCall();
  const isSettled = useSettled();
  const client = useQueryClient();
  const firstOnes = () => client.getQueryState<EndpointReply<N>>(endpointKey(name, firstRows));
  const { data, isError, refetch } = useQuery<EndpointReply<N>, Error>({
    queryKey: [name, 'all'],
    initialData: () => firstOnes()?.data,
    initialDataUpdatedAt: () => {
      const first = firstOnes();
      const rows = (first?.data ?? []) as readonly unknown[];
      return first?.isInvalidated || rows.length >= limits.pageSizeMaximum ? 0 : first?.dataUpdatedAt;
    },
    // The built-in entries stand at the top already; what follows them must not compete with their pictures.
    enabled: isSettled && isWanted,
    queryFn: async ({ signal }) => {
      const rows: EndpointReply<ListName>[number][] = [];
      for (let page = 0; page < mostPages; page += 1) {
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
