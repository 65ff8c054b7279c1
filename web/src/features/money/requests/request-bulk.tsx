import type { RequestRow } from 'contract/schemas/request-rows';
import { useState } from 'react';
import { BulkDecision } from '#shared/requests/bulk-decision.tsx';
import { Button } from '#ui/base/button.tsx';
import { SelectionBar, useRowSelection } from '#ui/lists/selection.tsx';
import { useRequestList } from './request-cells.tsx';

interface RequestBulkProps {
  readonly rows: readonly RequestRow[] | undefined;
  readonly returnFocus: () => HTMLElement | null;
}

export function RequestBulk({ rows = [], returnFocus }: RequestBulkProps) {
  const selection = useRowSelection<RequestRow>();
  const { asSeen } = useRequestList();
  const [isOpen, setOpen] = useState(false);
  const known = rows.filter((row) => row.bankLine !== null && row.needsReview === null);
  return (
    <>
      <div className="@container">
        <div className="mb-3 flex min-h-24 flex-wrap content-center items-center gap-x-3 gap-y-2 @4xl:min-h-11">
          {known.length > 0 && !known.every(({ _id }) => selection.has(_id)) && (
            <Button size="small" variant="secondary" onClick={() => selection.set(known, true)}>
              {`Pilih ${known.length} yang sudah masuk mutasi`}
            </Button>
          )}
          <SelectionBar rows={rows} hint="Pilih baris untuk menyetujui beberapa permintaan sekaligus.">
            <Button size="small" onClick={() => setOpen(true)}>
              Setujui yang dipilih
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
