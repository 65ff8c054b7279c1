import type { UserRow } from 'contract/fields/people';
import { hasRequest } from 'contract/rules/membership';
import { useState } from 'react';
import { useCall } from '#api/account.ts';
import type { Call } from '#api/client.ts';
import { ReasonField } from '#parts/requests/reason-field.tsx';
import { usualReasons } from '#parts/requests/usual-reasons.ts';
import { Button } from '#ui/base/button.tsx';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';
import { BulkDialog } from '#ui/lists/bulk-dialog.tsx';
import { type Selection, SelectionBar } from '#ui/lists/selection.tsx';
import { type BulkTask, useBulkRun } from '#ui/lists/use-bulk-run.ts';

type Kind = 'approve' | 'reject' | 'delete';

interface UserBulkProps {
  readonly selection: Selection<UserRow>;
  /** The rows on screen. */
  readonly rows: readonly UserRow[];
  readonly returnFocus: () => HTMLElement | null;
}

const refreshes = ['listUsers', 'getTotalUsers', 'listRegistrationRequests', 'listRenewalRequests'] as const;

const isRegistration = ({ isActive }: UserRow) => isActive === 'waitingApproval';
const isRequest = ({ isActive }: UserRow) => hasRequest(isActive);

/** The single request that does it to one user. */
const requests: Record<Kind, (call: Call, row: UserRow, reason: string | undefined) => Promise<unknown>> = {
  approve: (call, row) =>
    call(isRegistration(row) ? 'approveRegistration' : 'approveRenewal', { id: row._id }),
  reject: (call, row, reason) =>
    call(isRegistration(row) ? 'rejectRegistration' : 'rejectRenewal', { id: row._id, reason }),
  delete: (call, row) => call('deleteUser', { id: row._id }),
};

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const words = {
  approve: {
    title: 'Approve Selected',
    confirmLabel: 'Approve',
    confirmVariant: 'primary',
    content: (count: number) => `Approve ${countOf(count, 'request')}?`,
  },
  reject: {
    title: 'Reject Selected',
    confirmLabel: 'Reject',
    confirmVariant: 'danger',
    content: (count: number) => `Reject ${countOf(count, 'request')}? This action cannot be undone.`,
  },
  delete: {
    title: 'Delete Selected',
    confirmLabel: 'Delete',
    confirmVariant: 'danger',
    content: (count: number) => `Delete ${countOf(count, 'user')}? This action cannot be undone.`,
  },
} as const;

/** What can be done with all selected users at once. */
export function UserBulk({ selection, rows, returnFocus }: UserBulkProps) {
  const call = useCall();
  const [openKind, setOpenKind] = useState<Kind | null>(null);
  const kind = useDialogRecord(openKind) ?? 'approve';
  const [reason, setReason] = useState('');
  const bulk = useBulkRun(refreshes, selection.drop);
  const open = (next: Kind) => {
    setReason('');
    setOpenKind(next);
  };
  const rowsToChange = kind === 'delete' ? selection.rows : selection.rows.filter(isRequest);
  const skippedCount = selection.rows.length - rowsToChange.length;
  const trimmed = reason.trim();
  const tasks = rowsToChange.map(
    (row): BulkTask => ({
      id: row._id,
      name: row.name,
      send: () => requests[kind](call, row, trimmed === '' ? undefined : trimmed),
    }),
  );
  const { title, content, confirmLabel, confirmVariant } = words[kind];
  return (
    <>
      <SelectionBar rows={rows}>
        <Button size="small" onClick={() => open('approve')}>
          Approve selected
        </Button>
        <Button variant="secondary" size="small" onClick={() => open('reject')}>
          Reject selected
        </Button>
        <Button variant="danger" size="small" onClick={() => open('delete')}>
          Delete selected
        </Button>
      </SelectionBar>
      <BulkDialog
        isOpen={openKind !== null}
        title={title}
        content={
          tasks.length === 0 ? 'None of the selected users waits for a decision.' : content(tasks.length)
        }
        tasks={tasks}
        confirmLabel={confirmLabel}
        confirmVariant={confirmVariant}
        bulk={bulk}
        onClose={() => setOpenKind(null)}
        returnFocus={returnFocus}
      >
        {skippedCount > 0 && tasks.length > 0 && (
          <p lang="id" className="text-muted text-sm">
            {`${skippedCount} lainnya tidak menunggu keputusan dan dilewati.`}
          </p>
        )}
        {kind === 'reject' && tasks.length > 0 && (
          <ReasonField reason={reason} usualReasons={usualReasons.both} onChange={setReason} />
        )}
      </BulkDialog>
    </>
  );
}
