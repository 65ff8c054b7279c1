import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { EndpointName } from 'contract';
import { useEffect } from 'react';
import { useCall } from './account.ts';
import type { EndpointInput, EndpointReply } from './client.ts';
import { endpointKey } from './endpoint-key.ts';
import { isRefusal } from './query-client.ts';

export interface UseEndpointOptions {
  readonly enabled?: boolean;
  /** Keeps the rows of the page before while the next one loads. */
  readonly keepPrevious?: boolean;
  readonly staleTime?: number;
  readonly gcTime?: number;
  /** Takes a refusal that is known already for the answer, as a page does that was rendered with it. */
  readonly keepRefusal?: boolean;
  /** What is stored now, for whoever edits it: not what browser, CDN or an earlier screen kept. */
  readonly fresh?: boolean;
}

/** Reads an endpoint and keeps its answer by name and input. */
export function useEndpoint<N extends EndpointName>(
  name: N,
  input: EndpointInput<N>,
  options: UseEndpointOptions = {},
): UseQueryResult<EndpointReply<N>, Error> {
  const call = useCall();
  const { keepPrevious, keepRefusal, fresh = false, ...rest } = options;
  return useQuery<EndpointReply<N>, Error>({
    queryKey: [...endpointKey(name, input), ...(fresh ? ['fresh'] : [])],
    queryFn: ({ signal }) => call(name, input, { signal, fresh }),
    ...(keepPrevious === true ? { placeholderData: keepPreviousData } : {}),
    ...(keepRefusal === true ? { retryOnMount: ({ state }) => !isRefusal(state.error) } : {}),
    ...(fresh ? { staleTime: 0, gcTime: 0 } : {}),
    ...rest,
  });
}

/**
 * Asks again for what nobody is asking for any more: who moves away and back at once finds the request that the move
 * has cancelled, and would wait for it forever.
 *
 * @param isAwaited false while nothing is to be asked for
 */
export function useResumed({ isPending, fetchStatus, refetch }: UseQueryResult, isAwaited: boolean): void {
  const isStuck = isAwaited && isPending && fetchStatus === 'idle';
  useEffect(() => {
    if (isStuck) void refetch();
  }, [isStuck, refetch]);
}
