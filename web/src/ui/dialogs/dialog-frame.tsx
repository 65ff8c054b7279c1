import { lazyDialog } from '#ui/lazy/lazy-dialog.tsx';
import type { DialogFrameProps } from './frame-popup.tsx';

export type { DialogFrameProps };

/** Dialog for reading, with title, scrolling content and Close. Escape and a press outside close it too. */
export const DialogFrame = lazyDialog<DialogFrameProps>(({ FramePopup }) => FramePopup);
