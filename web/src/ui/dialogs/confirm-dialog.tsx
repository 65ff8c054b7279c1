import { lateDialog } from '#ui/late/late-dialog.tsx';
import type { ConfirmDialogProps } from './confirm-popup.tsx';

export type { ConfirmDialogProps };

/**
 * Asks before something is done, by title, content, Yes and No. The focus starts on No; Escape means No
 * (requirements 4.2.7); while busy it stays open, so that the outcome is seen.
 */
export const ConfirmDialog = lateDialog<ConfirmDialogProps>(({ ConfirmPopup }) => ConfirmPopup);
