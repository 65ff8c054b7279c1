import { lateDialog } from '#ui/late/late-dialog.tsx';
import type { BulkDialogProps } from './bulk-popup.tsx';

/** Asks once for many records, shows how far their requests are, and tells which of them failed and why. */
export const BulkDialog = lateDialog<BulkDialogProps>(({ BulkPopup }) => BulkPopup);
