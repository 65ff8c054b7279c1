import type { UserRow } from 'contract/fields/people';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
import { RejectDialog, type Rejection } from '../reject-dialog.tsx';
import type { Decisions } from './use-decisions.ts';

export interface DeskRejectProps {
  readonly rejection: Rejection;
  readonly row: UserRow;
  readonly isOpen: boolean;
  readonly withKeys: boolean;
  readonly decisions: Decisions;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Asks for the reason; what went wrong is told in the dialog. */
export function DeskReject({ rejection, row, decisions, onClose, ...dialog }: DeskRejectProps) {
  const { run, isBusy, error, close } = useDialogAction({
    attempt: (reason: string | undefined) => decisions.reject(row, reason),
    explain: rejection.failure,
    onClose,
  });
  return (
    <RejectDialog
      {...dialog}
      rejection={rejection}
      record={row.name}
      isBusy={isBusy}
      error={error}
      onReject={run}
      onCancel={close}
    />
  );
}
