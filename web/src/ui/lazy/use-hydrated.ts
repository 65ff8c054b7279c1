import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns false during prerendering and hydration, and true afterwards. For content that the build cannot
 * know, such as the query string or today's date.
 *
 * @param isNeeded whether it makes a difference now; false avoids a second render
 */
export const useHydrated = (isNeeded = true): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => isNeeded,
    () => false,
  );
