import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { EndpointName } from 'contract';
import { useEffect } from 'react';
import { useCall } from './account.ts';
import type { EndpointInput, EndpointReply } from './client.ts';
import { endpointKey } from './endpoint-key.ts';
import { isRefusal } from './query-client.ts';

export interface UseEndpointOptions {
  readonly enabled?: boolean;
  /** Shows the rows of the previous page while the next one loads. */
  readonly keepPrevious?: boolean;
  readonly staleTime?: number;
  readonly gcTime?: number;
  /** Uses a known refusal as the result. For a page that was rendered with it. */
  readonly keepRefusal?: boolean;
  /** Bypasses the caches of browser, CDN and query client: an editor must show the stored version. */
  readonly bypassCache?: boolean;
}

export function useEndpoint<N extends EndpointName>(
  name: N,
  input: EndpointInput<N>,
  options: UseEndpointOptions = {},
): UseQueryResult<EndpointReply<N>, Error> {
  const call = useCall();
  const { keepPrevious, keepRefusal, bypassCache = false, ...rest } = options;
  return useQuery<EndpointReply<N>, Error>({
    queryKey: [...endpointKey(name, input), ...(bypassCache ? ['fresh'] : [])],
    queryFn: ({ signal }) => call(name, input, { signal, bypassCache }),
    ...(keepPrevious === true ? { placeholderData: keepPreviousData } : {}),
    ...(keepRefusal === true ? { retryOnMount: ({ state }) => !isRefusal(state.error) } : {}),
    ...(bypassCache ? { staleTime: 0, gcTime: 0 } : {}),
    ...rest,
  });
}

/** Refetches a cancelled query: a user who left the page and returned would wait for it forever. */
export function useRefetchCancelled(
  { isPending, fetchStatus, refetch }: UseQueryResult,
  isEnabled: boolean,
): void {
  const isStuck = isEnabled && isPending && fetchStatus === 'idle';
  useEffect(() => {
    if (isStuck) void refetch();
  }, [isStuck, refetch]);
}
