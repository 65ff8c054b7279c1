import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * False during prerendering and hydration, whose content cannot depend on the query string or the day. With
 * `isNeeded` false there is no second render.
 */
export const useHydrated = (isNeeded = true): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => isNeeded,
    () => false,
  );
