import { lateDialog } from '#ui/late/late-dialog.tsx';
import type { DialogFrameProps } from './frame-popup.tsx';

export type { DialogFrameProps };

/** A dialog to read: title, scrolling content, Close. Escape and a press outside close it too. */
export const DialogFrame = lateDialog<DialogFrameProps>(({ FramePopup }) => FramePopup);
