import { lazyDialog } from '#ui/lazy/lazy-dialog.tsx';
import type { ConfirmDialogProps } from './confirm-popup.tsx';

export type { ConfirmDialogProps };

/**
 * Asks for confirmation, with title, content, Yes and No. The initial focus is on No, and Escape means No
 * (requirements 4.2.7). It stays open while busy, so that the result is visible.
 */
export const ConfirmDialog = lazyDialog<ConfirmDialogProps>(({ ConfirmPopup }) => ConfirmPopup);
