/** All lazy-loaded dialogs and toasts in one chunk: if one has been opened, all open offline too. */
export { ConfirmPopup } from '#ui/dialogs/confirm-popup.tsx';
export { FramePopup } from '#ui/dialogs/frame-popup.tsx';
export { Toaster } from '#ui/dialogs/toaster.tsx';
export { BulkPopup } from '#ui/lists/bulk/bulk-popup.tsx';
export { OverlayPopup } from '#ui/pictures/overlay-popup.tsx';
