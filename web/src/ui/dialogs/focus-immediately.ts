import type { RefObject } from 'react';

/** Focuses the target when a dialog opens. Base UI waits for the next frame, in which a key would be lost. */
export const focusImmediately = (target: RefObject<HTMLElement | null>) => (): boolean => {
  target.current?.focus();
  // True lets Base UI choose an element when the target does not exist.
  return target.current === null;
};
