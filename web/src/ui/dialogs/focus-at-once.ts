import type { RefObject } from 'react';

/**
 * For `initialFocus` of a dialog: puts the focus there in the moment in which the dialog is shown. Base UI waits for the
 * next frame, and a key that is pressed until then would go to what opened the dialog.
 */
export const focusAtOnce = (place: RefObject<HTMLElement | null>) => (): boolean => {
  place.current?.focus();
  // Base UI looks for a place of its own where there is none.
  return place.current === null;
};
