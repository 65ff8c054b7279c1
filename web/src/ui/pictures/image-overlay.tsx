import { lateDialog } from '#ui/late/late-dialog.tsx';
import type { ImageOverlayProps } from './overlay-popup.tsx';

/** An image over the whole screen. A click, Escape and the Close button end it. */
export const ImageOverlay = lateDialog<ImageOverlayProps>(({ OverlayPopup }) => OverlayPopup);
