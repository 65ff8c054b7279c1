import type { PrefetchQuery } from './prefetch-query.ts';
import type { PrefetchRequest } from './transport/prefetch-cache.ts';
import { buildRequest, type EndpointRoutes, type Sender } from './transport/requests.ts';

/** Sends all queries concurrently, and then those that follow from their replies. */
export function sendPrefetchQueries(
  queries: readonly PrefetchQuery[],
  sender: Sender,
  lazyRoutes: EndpointRoutes,
  prefetchRequest: PrefetchRequest,
): void {
  for (const { name, input, bypassCache, next } of queries) {
    const request = buildRequest(name, input, sender, lazyRoutes);
    const response = prefetchRequest(request, bypassCache);
    if (next === undefined) continue;
    const sendNext = ({ status, body }: Awaited<typeof response>) => {
      if (status !== 200 || typeof body !== 'string') return;
      sendPrefetchQueries(next(JSON.parse(body) as never), sender, lazyRoutes, prefetchRequest);
    };
    // Errors are ignored: the screen that needs the response reports them.
    response.then(sendNext).catch(() => undefined);
  }
}
