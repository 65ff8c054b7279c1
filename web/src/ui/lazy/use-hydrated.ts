import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False during prerendering and hydration. With `isNeeded` false there is no second render. */
export const useHydrated = (isNeeded = true): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => isNeeded,
    () => false,
  );
