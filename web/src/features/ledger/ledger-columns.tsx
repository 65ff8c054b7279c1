import type { LedgerRow } from 'contract/ledger';
import { incomeLabels, ledgerKindLabels } from 'contract/rules/money/ledger-labels';
import { adminListDate } from 'contract/text/dates';
import { Missing, rupiahCell } from '#ui/lists/cells.tsx';
import { RowActions, RowLink } from '#ui/lists/row-button.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';
import { Postings } from './postings.tsx';

const helper = createColumns<LedgerRow>();

export const ledgerColumns = helper.columns([
  helper.accessor('date', {
    header: 'Date',
    cell: ({ getValue }) => (
      <time dateTime={getValue()} lang="id" className="text-nowrap">
        {adminListDate(`${getValue()}T12:00:00+07:00`)}
      </time>
    ),
  }),
  helper.accessor('kind', {
    header: 'Kind',
    cell: ({ row: { original } }) => (
      <span lang="id">
        {ledgerKindLabels[original.kind]}
        <span className="block text-sm text-muted">{incomeLabels[original.income]}</span>
      </span>
    ),
  }),
  helper.accessor('payer', {
    header: 'Payer',
    cell: ({ row: { original } }) => <PayerCell entry={original} />,
  }),
  helper.accessor('money', {
    header: 'Money',
    cell: rupiahCell,
  }),
  helper.accessor('postings', {
    header: 'Accounts',
    cell: ({ getValue }) => <Postings postings={getValue()} />,
  }),
  helper.accessor('writtenBy', {
    header: 'Written by',
    cell: ({ row: { original } }) => (
      <span lang="id" className="wrap-anywhere">
        {original.writtenBy}
        {original.reason !== '' && <span className="block text-sm text-muted">{original.reason}</span>}
      </span>
    ),
  }),
  helper.actions((row) => (
    <RowActions>
      <RowLink
        label="Open"
        rowName={`${ledgerKindLabels[row.kind]} ${row.payer?.name ?? row.date}`}
        to={`/admin/money/ledger/entries/${row.of ?? row._id}`}
      />
    </RowActions>
  )),
]);

function PayerCell({ entry: { payer, receipt, bill } }: { readonly entry: LedgerRow }) {
  if (payer === null) return <Missing />;
  return (
    <span lang="id" className="wrap-anywhere">
      {payer.name}
      {receipt !== null && <span className="block text-sm text-nowrap text-muted">{receipt}</span>}
      {bill !== null && <span className="block text-sm text-nowrap text-muted">{`Tagihan ${bill}`}</span>}
    </span>
  );
}
