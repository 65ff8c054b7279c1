import type { BinnedKind, BinnedRow } from 'contract/bin';
import { createContext, useContext } from 'react';
import { dateCell, dateTimeCell, wrappedCell } from '#ui/lists/cells.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';

/** Row actions; provided by BinPage. */
export interface BinActions {
  readonly restore: (row: BinnedRow) => void;
  readonly askErase: (row: BinnedRow) => void;
}

export const BinActionsContext = createContext<BinActions>({ restore: () => {}, askErase: () => {} });

export const kindLabels: Readonly<Record<BinnedKind, string>> = {
  blog: 'Blog',
  event: 'Event',
  journal: 'Journal',
  product: 'Product',
};

const helper = createColumns<BinnedRow>();

export const binColumns = helper.columns([
  helper.accessor('title', {
    header: 'Title',
    cell: wrappedCell,
  }),
  helper.accessor(({ kind }) => kindLabels[kind], { id: 'kind', header: 'Kind' }),
  helper.accessor('deletedBy', {
    header: 'Deleted by',
    cell: wrappedCell,
  }),
  helper.accessor('deletedAt', {
    header: 'Deleted',
    cell: dateTimeCell,
  }),
  helper.accessor('endsAt', {
    header: 'Kept until',
    cell: dateCell,
  }),
  helper.actions((row) => <RowControls row={row} />),
]);

function RowControls({ row }: { readonly row: BinnedRow }) {
  const { restore, askErase } = useContext(BinActionsContext);
  return (
    <div lang="id">
      <RowActions>
        <RowButton label="Pulihkan" rowName={row.title} onPress={() => restore(row)} />
        <RowButton label="Hapus selamanya" rowName={row.title} tone="danger" onPress={() => askErase(row)} />
      </RowActions>
    </div>
  );
}
