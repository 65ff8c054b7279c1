import type { UserRow } from 'contract/fields/people';
import { useState } from 'react';
import { BulkDecision } from '#parts/requests/bulk-decision.tsx';
import { Button } from '#ui/base/button.tsx';
import { SelectionBar, useRowSelection } from '#ui/lists/selection.tsx';
import { useRequestList } from './request-cells.tsx';

interface RequestBulkProps {
  /** The rows on screen. */
  readonly rows: readonly UserRow[] | undefined;
  readonly returnFocus: () => HTMLElement | null;
}

/** Approves all selected requests of a list, after one question. */
export function RequestBulk({ rows = [], returnFocus }: RequestBulkProps) {
  const selection = useRowSelection<UserRow>();
  const { asSeen } = useRequestList();
  const [isOpen, setOpen] = useState(false);
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
      <BulkDecision
        outcome={isOpen ? 'approve' : null}
        rows={selection.rows.map(asSeen)}
        onClose={() => setOpen(false)}
        returnFocus={returnFocus}
      />
    </>
  );
}
