import type { LedgerRow } from 'contract/ledger';
import { accountLabels, incomeLabels, ledgerKindLabels } from 'contract/rules/money/ledger-labels';
import { adminListDate } from 'contract/words/dates';
import { rupiah } from 'contract/words/text';
import { Missing } from '#ui/lists/cut-cell.tsx';
import { columnsOf } from '#ui/lists/table-columns.ts';

const helper = columnsOf<LedgerRow>();

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
    cell: ({ getValue }) => <span className="text-nowrap tabular-nums">{rupiah(getValue())}</span>,
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

/** Debits without a sign, credits with a minus, as the accounts are added up. */
function Postings({ postings }: Pick<LedgerRow, 'postings'>) {
  return (
    <ul lang="id" className="grid min-w-44 gap-0.5 text-sm">
      {postings.map(({ account, amount, year }) => (
        <li key={`${account}-${year ?? ''}`} className="flex justify-between gap-3">
          <span>{year === undefined ? accountLabels[account] : `Iuran ${year}`}</span>
          <span className="text-nowrap tabular-nums">{rupiah(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
