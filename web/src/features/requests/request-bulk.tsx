import type { UserRow } from 'contract/fields/people';
import { useState } from 'react';
import { useCall } from '#api/account.ts';
import { Button } from '#ui/base/button.tsx';
import { BulkDialog } from '#ui/lists/bulk-dialog.tsx';
import { SelectionBar, useRowSelection } from '#ui/lists/selection.tsx';
import { useBulkRun } from '#ui/lists/use-bulk-run.ts';
import { changedByDecision, type RequestEndpoints } from './request-endpoints.ts';

interface RequestBulkProps {
  readonly endpoints: RequestEndpoints;
  /** The rows on screen. */
  readonly rows: readonly UserRow[] | undefined;
  readonly returnFocus: () => HTMLElement | null;
}

/** Approves all selected requests of a list, after one question. */
export function RequestBulk({ endpoints, rows = [], returnFocus }: RequestBulkProps) {
  const call = useCall();
  const selection = useRowSelection();
  const [isOpen, setOpen] = useState(false);
  const bulk = useBulkRun(changedByDecision(endpoints), selection.drop);
  const tasks = selection.rows.map(({ _id, name }) => ({
    id: _id,
    name,
    send: () => call(endpoints.approve, { id: _id }),
  }));
  return (
    <>
      <div className="@container">
        <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
          <SelectionBar rows={rows} hint="Pilih baris untuk menyetujui beberapa permintaan sekaligus.">
            <Button size="small" onClick={() => setOpen(true)}>
              Approve selected
            </Button>
          </SelectionBar>
        </div>
      </div>
      <BulkDialog
        isOpen={isOpen}
        title="Approve Selected"
        content={tasks.length === 1 ? 'Approve 1 request?' : `Approve ${tasks.length} requests?`}
        tasks={tasks}
        confirmLabel="Approve"
        confirmVariant="primary"
        bulk={bulk}
        onClose={() => setOpen(false)}
        returnFocus={returnFocus}
      />
    </>
  );
}
