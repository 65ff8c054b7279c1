import type { QueryKey } from '@tanstack/react-query';
import type { EndpointName, Endpoints } from 'contract';
import type { EndpointInput, EndpointReply } from './client.ts';
import { endpointKey } from './endpoint-key.ts';

/** Names of endpoints that only read. Prefetching them changes nothing. */
export type ReadEndpointName = {
  [N in EndpointName]: Endpoints[N]['method'] extends 'GET' ? N : never;
}[EndpointName];

interface PrefetchQueryOptions<N extends ReadEndpointName> {
  /** The screen ignores data that was fetched before it opened. */
  readonly refetchOnMount?: boolean;
  /** A cached reply never counts as stale for prefetching. */
  readonly isLongLived?: boolean;
  /** The screen bypasses the caches of browser and CDN. */
  readonly bypassCache?: boolean;
  /** Query key that the screen uses, if it differs from the key of `useEndpoint`. */
  readonly queryKey?: QueryKey;
  /** Returns the queries that the screen sends after this reply. */
  readonly next?: (reply: EndpointReply<N>) => readonly PrefetchQuery[];
}

export interface PrefetchQuery {
  readonly name: ReadEndpointName;
  readonly input: EndpointInput<ReadEndpointName>;
  readonly queryKey: QueryKey;
  readonly refetchOnMount: boolean;
  readonly isLongLived: boolean;
  readonly bypassCache: boolean;
  readonly next: ((reply: never) => readonly PrefetchQuery[]) | undefined;
}

export const prefetchQuery = <N extends ReadEndpointName>(
  name: N,
  input: EndpointInput<N>,
  {
    refetchOnMount = false,
    isLongLived = false,
    bypassCache = false,
    queryKey,
    next,
  }: PrefetchQueryOptions<N> = {},
): PrefetchQuery => ({
  name,
  input,
  queryKey: queryKey ?? [...endpointKey(name, input), ...(bypassCache ? ['fresh'] : [])],
  refetchOnMount,
  isLongLived,
  bypassCache,
  next,
});
