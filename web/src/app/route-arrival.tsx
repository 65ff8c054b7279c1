import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHydrated } from './use-page-location.ts';

/** Key that the router gives to the entry that the browser itself loaded. */
const initialKey = 'default';

/** Scrolls up and focuses the heading. Runs when the page around it is on screen, after Suspense. */
export function RouteArrival() {
  const { pathname, key } = useLocation();
  const onHydrated = use(PageHydrated);
  useEffect(onHydrated, [onHydrated]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query string does not open another page
  useEffect(() => {
    if (key === initialKey) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
