import lazyRoutes from 'virtual:lazy-routes';
import type { PrefetchedScreen } from '#api/screens/screen.ts';
import { sendPrefetchQueries } from '#api/send-prefetch-queries.ts';
import { session } from '#api/session.ts';
import type { PrefetchRequest } from '#api/transport/prefetch-cache.ts';
import { toSitePath } from '#api/transport/site-path.ts';
import { findQueries, type ScreenGroup } from './screen-queries.ts';

/** Sends the queries of the screen at this address. Returns whether the role in the token allows it. */
export function prefetchOnLoad(
  group: ScreenGroup,
  screens: readonly PrefetchedScreen[],
  prefetchRequest: PrefetchRequest,
): boolean {
  const account = session.userId();
  if (account === null || !group.isLikely()) return false;
  const { pathname: addressPath, search } = location;
  const pathname = toSitePath(addressPath);
  // The router stores the state of a history entry here.
  const target = { pathname, search, state: history.state?.usr ?? null };
  const queries = findQueries(group, screens, target, account);
  sendPrefetchQueries(queries, { bearer: session.token(), account }, lazyRoutes, prefetchRequest);
  return true;
}

export interface PrefetchScript {
  readonly prefetchOnLoad: (prefetchRequest: PrefetchRequest) => boolean;
}
