import { importColumnLabel } from 'contract/rules/people/import-columns';
import type { ImportFilter } from 'contract/rules/people/import-filters';
import type { ImportRow, ImportValueChange } from 'contract/schemas/imports/member-imports';
import { createContext, useContext, useState } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { Missing } from '#ui/lists/cells.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { filterLabels, outcomeLabels, verdictTones } from './import-words.ts';

const AskContext = createContext<((row: ImportRow) => void) | null>(null);

const columns: Columns<ImportRow> = [
  { header: 'Baris', cell: ({ line }) => <span className="tabular-nums">{line}</span> },
  {
    header: 'Nama',
    cell: (row) => (
      <span className="grid gap-0.5 wrap-anywhere">
        <PersonName row={row} />
        <span className="font-normal text-muted text-sm">{row.email}</span>
      </span>
    ),
  },
  { header: 'Akibat', cell: (row) => <Effect row={row} /> },
  actionsColumn((row) => <DecideButton row={row} />),
];

function PersonName({ row: { name, person, outcome } }: { readonly row: ImportRow }) {
  if (person === null || outcome === 'removed') return name === '' ? <Missing /> : name;
  return (
    <Link to={`/admin/manage-user/${person.id}`} className="text-link">
      {name || person.name}
    </Link>
  );
}

function Effect({ row }: { readonly row: ImportRow }) {
  const { verdict, reasons, changes, differences, candidates, choice, outcome, outcomeReason } = row;
  return (
    <div className="grid justify-items-start gap-1.5 text-sm wrap-anywhere">
      <StatusBadge
        tone={verdictTones[verdict] ?? 'idle'}
        label={choice === 'skip' ? 'Dilewati' : filterLabels[verdict]}
      />
      {outcome !== null && <p className="font-semibold">{outcomeLabels[outcome]}</p>}
      {outcomeReason !== null && <p className="text-warning">{outcomeReason}</p>}
      {reasons.map(({ column, text }) => (
        <p key={`${column}${text}`}>{column === null ? text : `${importColumnLabel(column)}: ${text}`}</p>
      ))}
      <Values values={changes} />
      {differences.length > 0 && (
        <div className="text-muted">
          <p>Berbeda, tidak ditimpa:</p>
          <Values values={differences} />
        </div>
      )}
      {verdict === 'conflict' && candidates.length > 0 && (
        <ul>
          {candidates.map(({ id, name, reason }) => (
            <li key={id}>{`Mungkin ${name}: ${reason}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Values = ({ values }: { readonly values: readonly ImportValueChange[] }) => (
  <ul className="empty:hidden">
    {values.map(({ column, from, to }) => (
      <li key={column}>
        {`${importColumnLabel(column)}: ${from === '' ? 'kosong' : from} `}
        <span aria-hidden="true">→</span>
        <span className="sr-only">menjadi</span>
        {` ${to}`}
      </li>
    ))}
  </ul>
);

function DecideButton({ row }: { readonly row: ImportRow }) {
  const ask = useContext(AskContext);
  if (ask === null || (row.verdict !== 'conflict' && row.choice === null)) return null;
  return (
    <RowActions>
      <RowButton
        label={row.choice === null ? 'Putuskan' : 'Ubah keputusan'}
        rowName={row.name}
        onPress={() => ask(row)}
      />
    </RowActions>
  );
}

interface ImportRowsProps {
  readonly id: string;
  readonly filter: ImportFilter | undefined;
  readonly canDecide: boolean;
}

export function ImportRows({ id, filter, canDecide }: ImportRowsProps) {
  const list = useList('listMemberImportRows', { id, ...(filter === undefined ? {} : { filter }) });
  const [asked, setAsked] = useState<ImportRow | null>(null);
  return (
    <AskContext value={canDecide ? setAsked : null}>
      <PagedTable
        caption={`Baris berkas: ${filter === undefined ? 'semua' : filterLabels[filter]}`}
        columns={columns}
        {...list}
        loadError="Gagal mengambil baris berkas"
        empty={{ text: 'Tidak ada baris', reason: 'Tidak ada baris dengan akibat ini.' }}
      />
      <DecideDialog
        importId={id}
        record={asked}
        onClose={() => setAsked(null)}
        returnFocus={list.focus.findTarget}
      />
    </AskContext>
  );
}
