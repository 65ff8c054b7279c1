import { type EndpointInput, type EndpointReply, lazyRoutes } from './client.ts';
import { endpointKey } from './endpoint-key.ts';
import type { PrefetchQuery, ReadEndpointName } from './prefetch-query.ts';
import { queryClient, staleAfterMs } from './query-client.ts';
import { sendPrefetchQueries } from './send-prefetch-queries.ts';
import { session } from './session.ts';
import { prefetchedReply, prefetchRequest } from './transport/prefetch-cache.ts';
import { buildRequest, type EndpointRoutes, isPublicRead } from './transport/requests.ts';

let routes: EndpointRoutes | undefined;
lazyRoutes().then(
  (loaded) => {
    routes = loaded;
  },
  // Errors are ignored: the next caller loads them again.
  () => undefined,
);

/** Accounts whose private data was put into the query cache. */
const seededAccounts = new Set<string>();

export const hasSeededQueries = (account: string): boolean => seededAccounts.has(account);

/** Fills the query cache for the opening screen. `refetchOnMount` queries again, `bypassCache` gets none. */
export function seedQueryCache(queries: readonly PrefetchQuery[], account: string): void {
  if (routes === undefined || session.userId() !== account) return;
  for (const { name, input, refetchOnMount, bypassCache } of queries) {
    if (bypassCache) continue;
    const reply = prefetchedReply(
      buildRequest(name, input, { bearer: session.token(), account }, routes),
      refetchOnMount,
    );
    if (reply === undefined) continue;
    // A screen with a query key of its own transforms the reply first, and therefore queries it itself.
    queryClient.setQueryData(endpointKey(name, input), reply);
    if (!isPublicRead(name)) seededAccounts.add(account);
  }
}

/**
 * Sends the queries of a screen before it opens. The screen uses the responses, refusals included, if account
 * and token are still the same.
 *
 * @param isOpening false if the screen only might open; queries with `refetchOnMount` are then skipped
 */
export async function prefetch(
  queries: readonly PrefetchQuery[],
  account: string,
  isOpening: boolean,
): Promise<void> {
  const otherRoutes = await lazyRoutes();
  if (session.userId() !== account) return;
  const missing = queries.filter((one) => willBeQueried(one, isOpening));
  sendPrefetchQueries(missing, { bearer: session.token(), account }, otherRoutes, prefetchRequest);
}

function willBeQueried(
  { queryKey, refetchOnMount, isLongLived }: PrefetchQuery,
  isOpening: boolean,
): boolean {
  if (refetchOnMount && !isOpening) return false;
  const cached = queryClient.getQueryState(queryKey);
  if (cached === undefined || cached.data === undefined) return cached?.fetchStatus !== 'fetching';
  if (cached.fetchStatus === 'fetching' || isLongLived) return false;
  return refetchOnMount || cached.isInvalidated || Date.now() - cached.dataUpdatedAt > staleAfterMs;
}

export const cachedReply = <N extends ReadEndpointName>(name: N, input: EndpointInput<N>) =>
  queryClient.getQueryData<EndpointReply<N>>(endpointKey(name, input));
