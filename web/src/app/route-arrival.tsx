import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageAlive } from './use-page-location.ts';

/** The router gives this key to the entry that the browser itself loaded. */
const firstEntry = 'default';

/**
 * Stands behind a page inside its Suspense boundary, so that it acts once the page is on screen: scrolls to the
 * top and moves focus to the heading, which has screen readers announce the new page.
 */
export function RouteArrival() {
  const { pathname, key } = useLocation();
  const alive = use(PageAlive);
  useEffect(alive, [alive]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query string on the same page is no arrival.
  useEffect(() => {
    if (key === firstEntry) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
