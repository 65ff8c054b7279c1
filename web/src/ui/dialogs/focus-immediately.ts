import type { RefObject } from 'react';

/**
 * Creates an `initialFocus` of a dialog that focuses the target when the dialog opens. Base UI waits for the
 * next frame, and a key pressed before would reach the opener.
 */
export const focusImmediately = (target: RefObject<HTMLElement | null>) => (): boolean => {
  target.current?.focus();
  // True lets Base UI choose an element when the target does not exist.
  return target.current === null;
};
