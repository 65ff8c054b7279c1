import { lazyDialog } from '#ui/lazy/lazy-dialog.tsx';
import type { ConfirmDialogProps } from './confirm-popup.tsx';

export type { ConfirmDialogProps };

/** Escape and the initial focus mean No (requirements 4.2.7). Stays open while busy to show the result. */
export const ConfirmDialog = lazyDialog<ConfirmDialogProps>(({ ConfirmPopup }) => ConfirmPopup);
