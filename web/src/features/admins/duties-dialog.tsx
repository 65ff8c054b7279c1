import type { AdminRow } from 'contract/admins';
import type { Duty } from 'contract/rules/admins/duties';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { reasonOr } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { AccountName } from './account-name.tsx';
import { DutiesChoice } from './duties-choice.tsx';

export function DutiesDialog(props: RecordDialogProps<AdminRow>) {
  const change = useAction('changeDuties', { refreshes: ['listAdmins', 'listAuditEntries'] });
  const [changed, setChanged] = useState<{ readonly of: AdminRow; readonly duties: Duty[] } | null>(null);
  const newDuties = changed?.of === props.record ? changed?.duties : undefined;
  const { record: admin, dialog } = useRecordDialog(props, {
    attempt: async ({ _id, name, duties }: AdminRow) =>
      `${name}: ${(await change.run({ id: _id, duties: newDuties ?? duties })).message}`,
    explain: reasonOr('Gagal mengubah tugas admin.'),
    onDone: (message) => toast.success(message),
  });
  if (admin === null) return null;
  return (
    <ConfirmDialog
      title="Change Duties"
      content="Choose the duties of this admin. The change takes effect immediately and is sent by mail."
      record={<AccountName account={admin} />}
      confirmLabel="Save duties"
      confirmVariant="primary"
      busyLabel="Saving..."
      cancelLabel="Cancel"
      {...dialog}
    >
      <DutiesChoice
        value={newDuties ?? admin.duties}
        onChange={(duties) => setChanged({ of: admin, duties })}
      />
    </ConfirmDialog>
  );
}
