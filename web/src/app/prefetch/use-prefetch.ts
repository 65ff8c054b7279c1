import { matchPath } from 'contract/rules/paths';
import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { prefetch, seedQueryCache } from '#api/prefetch.ts';
import type { MemberScreen, ScreenLocation } from '#api/screens/screen.ts';
import { session } from '#api/session.ts';
import { toSitePath } from '#api/transport/site-path.ts';
import { preloadPage } from '#app/lazy-page.tsx';
import { findQueries, type ScreenGroup } from './screen-queries.ts';

/** Loads code and data of the screen at an address. `isOpening` is false if the user only might open it. */
type Prefetch = (to: ScreenLocation, isOpening: boolean) => void;

/**
 * Passing over a link loads nothing. A press prefetches immediately, as the click follows on release. After a
 * hover of 50 ms most lists arrive before the click.
 */
const delayMs: Readonly<Record<string, number>> = { pointerover: 50, focusin: 50, pointerdown: 0 };

/** Users who pay for data, or have a slow connection, load only what they open. */
const isSavingData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Finds the screen that a link leads to, or the page of a list that a button (`data-prefetch`) leads to. */
function findTarget({ target }: Event): ScreenLocation | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest<HTMLElement>('a[href]:not([download], [target]), [data-prefetch]');
  if (link instanceof HTMLAnchorElement) {
    const { origin, pathname, search } = link;
    const isElsewhere = origin === location.origin && pathname !== location.pathname;
    return isElsewhere ? { pathname: toSitePath(pathname), search, state: null } : undefined;
  }
  return link?.dataset.prefetch && JSON.parse(link.dataset.prefetch);
}

/** Prefetches targets of links and page buttons on hover, focus and press. Returns a function to stop it. */
function prefetchLinks(prefetch: Prefetch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const schedule = (event: Event) => {
    cancel();
    const target = findTarget(event);
    if (target === undefined || isSavingData()) return;
    timer = setTimeout(() => prefetch(target, false), delayMs[event.type]);
  };
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  for (const name of Object.keys(delayMs)) document.addEventListener(name, schedule, options);
  document.addEventListener('pointerout', cancel, options);
  return () => {
    cancel();
    controller.abort();
  };
}

/** Loads code and data of a screen while the guard checks access, without queries that it would refuse. */
export const createPrefetch =
  (
    group: ScreenGroup,
    screens: readonly MemberScreen[],
    canOpen: (account: string, path: string) => boolean = () => true,
  ): Prefetch =>
  (target, isOpening) => {
    const account = session.userId();
    if (account === null || !group.isLikely()) return;
    const { pathname } = target;
    for (const { path, load, loadVisiblePart } of screens) {
      // Errors are ignored: the screen loads missing code again.
      if (matchPath(path, pathname) === undefined) continue;
      preloadPage(load, pathname).catch(() => undefined);
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
