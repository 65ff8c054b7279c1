import { lazyDialog } from '#ui/lazy/lazy-dialog.tsx';
import type { ImageOverlayProps } from './overlay-popup.tsx';

/** Image over the whole screen. A click, Escape and the Close button close it. */
export const ImageOverlay = lazyDialog<ImageOverlayProps>(({ OverlayPopup }) => OverlayPopup);
