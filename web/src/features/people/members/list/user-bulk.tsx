import type { UserRow } from 'contract/schemas/people';
import { useState } from 'react';
import { useCall } from '#api/account.ts';
import { useDutyCheck } from '#api/duties.ts';
import { BulkDecision } from '#shared/requests/bulk-decision.tsx';
import type { PendingDecision } from '#shared/requests/pending-decision.ts';
import { Button } from '#ui/base/button.tsx';
import { BulkDialog } from '#ui/lists/bulk/bulk-dialog.tsx';
import { type BulkTask, useBulkRun } from '#ui/lists/bulk/use-bulk-run.ts';
import { type Selection, SelectionBar } from '#ui/lists/selection.tsx';
import { TagButtons, type TagChange, TagDialog } from './tag-bulk.tsx';

interface UserBulkProps {
  readonly selection: Selection<UserRow>;
  readonly rows: readonly UserRow[];
  readonly returnFocus: () => HTMLElement | null;
}

const refreshes = ['listUsers', 'getTotalUsers', 'listRegistrationRequests', 'listRenewalRequests'] as const;

export function UserBulk({ selection, rows, returnFocus }: UserBulkProps) {
  const call = useCall();
  const may = useDutyCheck();
  const [outcome, setOutcome] = useState<PendingDecision['outcome'] | null>(null);
  const [tagChange, setTagChange] = useState<TagChange | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const bulk = useBulkRun(refreshes, selection.deselect);
  const tasks = selection.rows.map(
    ({ _id, name }): BulkTask => ({ id: _id, name, send: () => call('deleteUser', { id: _id }) }),
  );
  return (
    <>
      <SelectionBar rows={rows}>
        {may('money') && (
          <>
            <Button size="small" onClick={() => setOutcome('approve')}>
              Setujui yang dipilih
            </Button>
            <Button variant="secondary" size="small" onClick={() => setOutcome('reject')}>
              Tolak yang dipilih
            </Button>
          </>
        )}
        {may('people') && (
          <>
            <TagButtons onPress={setTagChange} />
            <Button variant="danger" size="small" onClick={() => setDeleting(true)}>
              Hapus yang dipilih
            </Button>
          </>
        )}
      </SelectionBar>
      <BulkDecision
        outcome={outcome}
        rows={selection.rows}
        onClose={() => setOutcome(null)}
        returnFocus={returnFocus}
      />
      <TagDialog
        change={tagChange}
        rows={selection.rows}
        onDone={selection.deselect}
        onClose={() => setTagChange(null)}
        returnFocus={returnFocus}
      />
      <BulkDialog
        isOpen={isDeleting}
        title="Hapus yang Dipilih"
        content={`Hapus ${tasks.length} pengguna? Tindakan ini tidak dapat dibatalkan.`}
        tasks={tasks}
        confirmLabel="Hapus"
        confirmVariant="danger"
        bulk={bulk}
        onClose={() => setDeleting(false)}
        returnFocus={returnFocus}
      />
    </>
  );
}
