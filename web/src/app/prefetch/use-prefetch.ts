import { matchPath } from 'contract/rules/paths';
import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { prefetch, seedQueryCache } from '#api/prefetch.ts';
import type { Loadable, PrefetchedScreen } from '#api/screens/screen.ts';
import { session } from '#api/session.ts';
import { type Prefetch, prefetchLinks } from './prefetch-links.ts';
import { findQueries, type ScreenGroup } from './screen-queries.ts';

/**
 * Creates a function that loads code and data of a screen concurrently, while the guard checks access. It
 * skips queries that would be refused, as far as `canOpen` knows.
 */
export const createPrefetch =
  (
    group: ScreenGroup,
    screens: readonly Loadable<PrefetchedScreen>[],
    canOpen: (account: string, path: string) => boolean = () => true,
  ): Prefetch =>
  (target, isOpening) => {
    const account = session.userId();
    if (account === null || !group.isLikely()) return;
    const { pathname } = target;
    for (const { path, load, loadVisiblePart } of screens) {
      // Errors are ignored: the screen loads missing code again.
      if (matchPath(path, pathname) === undefined) continue;
      load().catch(() => undefined);
      loadVisiblePart?.().catch(() => undefined);
    }
    const queries = canOpen(account, pathname)
      ? findQueries(group, screens, target, account)
      : group.always(account);
    if (isOpening) seedQueryCache(queries, account);
    prefetch(queries, account, isOpening).catch(() => undefined);
  };

let latestKey: string | undefined;

/** Prefetches the current screen once per navigation, and screens of links that the user may follow. */
export function usePrefetch(prefetchScreen: Prefetch, location: Location): void {
  useEffect(() => prefetchLinks(prefetchScreen), [prefetchScreen]);
  // The build renders the not-found page, which is among these routes.
  if (import.meta.env.SSR || latestKey === location.key) return;
  latestKey = location.key;
  prefetchScreen(location, true);
}
