import type { UserRow } from 'contract/fields/people';
import { useState } from 'react';
import { call } from '#api/client.ts';
import { ReasonField } from '#parts/requests/reason-field.tsx';
import { Button } from '#ui/base/button.tsx';
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

const usualReasons = [
  'Bukti pembayaran tidak terbaca.',
  'Jumlah transfer tidak sesuai.',
  'Nama pada bukti transfer tidak sesuai.',
] as const;

const isRegistration = ({ isActive }: UserRow) => isActive === 'waitingApproval';
const isRequest = (row: UserRow) => isRegistration(row) || row.isActive === 'RequestRenew';

/** The single request that does it to one user. */
const requests: Record<Kind, (row: UserRow, reason: string | undefined) => Promise<unknown>> = {
  approve: (row) => call(isRegistration(row) ? 'approveRegistration' : 'approveRenewal', { id: row._id }),
  reject: (row, reason) =>
    call(isRegistration(row) ? 'rejectRegistration' : 'rejectRenewal', { id: row._id, reason }),
  delete: (row) => call('deleteUser', { id: row._id }),
};

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const looks = {
  approve: {
    title: 'Approve Selected',
    confirmLabel: 'Approve',
    confirmVariant: 'primary',
    content: (count: number) => `Approve ${counted(count, 'request')}?`,
  },
  reject: {
    title: 'Reject Selected',
    confirmLabel: 'Reject',
    confirmVariant: 'danger',
    content: (count: number) => `Reject ${counted(count, 'request')}? This action cannot be undone.`,
  },
  delete: {
    title: 'Delete Selected',
    confirmLabel: 'Delete',
    confirmVariant: 'danger',
    content: (count: number) => `Delete ${counted(count, 'user')}? This action cannot be undone.`,
  },
} as const;

/** What can be done with all selected users at once. */
export function UserBulk({ selection, rows, returnFocus }: UserBulkProps) {
  const [asked, setAsked] = useState<Kind | null>(null);
  const [kind, setKind] = useState<Kind>('approve');
  const [reason, setReason] = useState('');
  const bulk = useBulkRun(refreshes, selection.drop);
  const open = (wanted: Kind) => {
    setReason('');
    setKind(wanted);
    setAsked(wanted);
  };
  const chosen = kind === 'delete' ? selection.rows : selection.rows.filter(isRequest);
  const skipped = selection.rows.length - chosen.length;
  const trimmed = reason.trim();
  const tasks = chosen.map(
    (row): BulkTask => ({
      id: row._id,
      name: row.name,
      send: () => requests[kind](row, trimmed === '' ? undefined : trimmed),
    }),
  );
  const look = looks[kind];
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
        isOpen={asked !== null}
        title={look.title}
        content={
          tasks.length === 0 ? 'None of the selected users waits for a decision.' : look.content(tasks.length)
        }
        tasks={tasks}
        confirmLabel={look.confirmLabel}
        confirmVariant={look.confirmVariant}
        bulk={bulk}
        onClose={() => setAsked(null)}
        returnFocus={returnFocus}
      >
        {skipped > 0 && tasks.length > 0 && (
          <p lang="id" className="text-muted text-sm">
            {`${skipped} lainnya tidak menunggu keputusan dan dilewati.`}
          </p>
        )}
        {kind === 'reject' && tasks.length > 0 && (
          <ReasonField reason={reason} usualReasons={usualReasons} onChange={setReason} />
        )}
      </BulkDialog>
    </>
  );
}
