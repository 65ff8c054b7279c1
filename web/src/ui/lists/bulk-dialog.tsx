import { lazyDialog } from '#ui/lazy/lazy-dialog.tsx';
import type { BulkDialogProps } from './bulk-popup.tsx';

/** Confirms an action on many records, shows its progress, and lists failures with their causes. */
export const BulkDialog = lazyDialog<BulkDialogProps>(({ BulkPopup }) => BulkPopup);
