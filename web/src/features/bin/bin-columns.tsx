import type { BinnedKind, BinnedRow } from 'contract/bin';
import { adminListDate, adminListDateTime } from 'contract/text/dates';
import { createContext, useContext } from 'react';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';

/** Row actions; provided by BinPage. */
export interface BinActions {
  readonly restore: (row: BinnedRow) => void;
  /** Opens the confirmation of a permanent deletion. */
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
    cell: ({ getValue }) => <span className="wrap-anywhere">{getValue()}</span>,
  }),
  helper.accessor(({ kind }) => kindLabels[kind], { id: 'kind', header: 'Kind' }),
  helper.accessor('deletedBy', {
    header: 'Deleted by',
    cell: ({ getValue }) => <span className="wrap-anywhere">{getValue()}</span>,
  }),
  helper.accessor('deletedAt', {
    header: 'Deleted',
    cell: ({ getValue }) => <Moment at={getValue()} text={adminListDateTime(getValue())} />,
  }),
  helper.accessor('endsAt', {
    header: 'Kept until',
    cell: ({ getValue }) => <Moment at={getValue()} text={adminListDate(getValue())} />,
  }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { kind: 'actions' },
    cell: ({ row }) => <RowControls row={row.original} />,
  }),
]);

function Moment({ at, text }: { readonly at: string; readonly text: string }) {
  return (
    <time dateTime={at} lang="id" className="text-nowrap">
      {text}
    </time>
  );
}

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
