/** What late dialogs and toasts show, in one file: who has opened one can open each, without a connection too. */
export { ConfirmPopup } from '#ui/dialogs/confirm-popup.tsx';
export { FramePopup } from '#ui/dialogs/frame-popup.tsx';
export { Toaster } from '#ui/dialogs/toaster.tsx';
export { BulkPopup } from '#ui/lists/bulk-popup.tsx';
export { OverlayPopup } from '#ui/pictures/overlay-popup.tsx';
