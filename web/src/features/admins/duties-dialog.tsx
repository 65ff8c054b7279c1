import type { AdminRow } from 'contract/admins';
import type { Duty } from 'contract/rules/admins/duties';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';
import { AccountName } from './account-name.tsx';
import { DutiesChoice } from './duties-choice.tsx';

export interface DutiesDialogProps {
  /** Admin to change; null when the dialog is closed. */
  readonly admin: AdminRow | null;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Changes the duties of another admin. */
export function DutiesDialog(props: DutiesDialogProps) {
  const admin = useDialogRecord(props.admin);
  const change = useAction('changeDuties', { refreshes: ['listAdmins', 'listAuditEntries'] });
  const [changed, setChanged] = useState<{ readonly of: AdminRow; readonly duties: Duty[] } | null>(null);
  const chosen = changed !== null && changed.of === props.admin ? changed.duties : admin?.duties;
  const { run, isBusy, error, close } = useDialogAction({
    attempt: async ({ _id, name }: AdminRow, duties: Duty[]) =>
      `${name}: ${(await change.run({ id: _id, duties })).message}`,
    explain: (failure) => <p lang="id">{getErrorReason(failure) ?? 'Gagal mengubah tugas admin.'}</p>,
    onClose: props.onClose,
    onDone: (message) => toast.success(message),
  });
  if (admin === null || chosen === undefined) return null;
  return (
    <ConfirmDialog
      isOpen={props.admin !== null}
      title="Change Duties"
      content="Choose the duties of this admin. The change takes effect immediately and is sent by mail."
      record={<AccountName account={admin} />}
      confirmLabel="Save duties"
      confirmVariant="primary"
      busyLabel="Saving..."
      cancelLabel="Cancel"
      isBusy={isBusy}
      error={error}
      onConfirm={() => run(admin, chosen)}
      onCancel={close}
      returnFocus={props.returnFocus}
    >
      <DutiesChoice value={chosen} onChange={(duties) => setChanged({ of: admin, duties })} />
    </ConfirmDialog>
  );
}
