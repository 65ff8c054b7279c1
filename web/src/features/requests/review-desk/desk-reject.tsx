import type { UserRow } from 'contract/fields/people';
import { type ReactNode, useState } from 'react';
import { RejectDialog } from '../reject-dialog.tsx';
import type { Rejection } from '../request-screen.tsx';
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
  const [error, setError] = useState<ReactNode>();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const reject = async (reason: string | undefined) => {
    setError(undefined);
    try {
      await decisions.reject(row, reason);
      close();
    } catch (failed) {
      setError(rejection.failure(failed));
    }
  };
  return (
    <RejectDialog
      {...dialog}
      title={rejection.title}
      content={rejection.content}
      usualReasons={rejection.usualReasons}
      record={row.name}
      isBusy={decisions.isRejecting}
      error={error}
      onReject={reject}
      onCancel={close}
    />
  );
}
