import { createContext, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** Callback with which a page reports its hydration to the routes. */
export const PageHydrated = createContext<() => void>(() => undefined);

export interface PageLocation {
  readonly location: Location;
  /** Must be called inside the Suspense boundary of the page, after it has rendered. */
  readonly onHydrated: () => void;
}

/**
 * Returns the location to render. During hydration it is the prerendered location: without query or history
 * state, and `/404` for unknown addresses. The real location follows when the page itself is hydrated. After
 * the hydration of the layout alone, the page would not match its HTML.
 */
export function usePageLocation(prerendered: string | undefined): PageLocation {
  const location = useLocation();
  const [isHydrating, setHydrating] = useState(
    prerendered !== undefined &&
      (location.pathname !== prerendered || location.search !== '' || location.state !== null),
  );
  const [onHydrated] = useState(() => () => setHydrating(false));
  if (!isHydrating || prerendered === undefined) return { location, onHydrated };
  return {
    location: { ...location, pathname: prerendered, search: '', hash: '', state: null },
    onHydrated,
  };
}
