import { lazyDialog } from '#ui/lazy/lazy-dialog.tsx';
import type { BulkDialogProps } from './bulk-popup.tsx';

export const BulkDialog = lazyDialog<BulkDialogProps>(({ BulkPopup }) => BulkPopup);
