import { createContext, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** Tells the routes that a page has come alive. */
export const PageAlive = createContext<() => void>(() => undefined);

export interface PageLocation {
  /** The location that the routes are chosen by. */
  readonly location: Location;
  /** To be called from inside the Suspense boundary of the page, once it is there. */
  readonly alive: () => void;
}

/**
 * While prerendered HTML is taken over, the location is the one that was rendered: without query or history
 * state, and `/404` at any address that leads nowhere. The real one follows when the page has come alive, and
 * not with the frame around it, which React hydrates first: the page would then meet its own HTML with the
 * wrong location.
 *
 * @param prerendered the path that the HTML on screen was made for, if any
 */
export function usePageLocation(prerendered: string | undefined): PageLocation {
  const location = useLocation();
  const [isFirst, setFirst] = useState(
    prerendered !== undefined &&
      (location.pathname !== prerendered || location.search !== '' || location.state !== null),
  );
  const [alive] = useState(() => () => setFirst(false));
  if (!isFirst || prerendered === undefined) return { location, alive };
  return { location: { ...location, pathname: prerendered, search: '', hash: '', state: null }, alive };
}
