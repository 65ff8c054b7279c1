import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a page is prerendered and while the browser takes that HTML over, true afterwards: for what the
 * build cannot know, such as the query string or today's date.
 *
 * @param isAwaited whether it makes a difference now: where it makes none, nothing is rendered a second time
 */
export const useHydrated = (isAwaited = true): boolean =>
  useSyncExternalStore(
    never,
    () => isAwaited,
    () => false,
  );
