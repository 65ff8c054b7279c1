import type { AuditRow } from 'contract/audit';
import { adminListTime } from 'contract/words/dates';
import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import { actionLabel } from '#parts/audit/action-labels.ts';
import { detailLines } from '#parts/audit/detail-lines.ts';
import { Missing } from '#ui/lists/cut-cell.tsx';
import { columnsOf } from '#ui/lists/table-columns.ts';

/** The address of the list narrowed to one person. */
export const PersonAddressContext = createContext<(person: string) => string>(() => '');

const helper = columnsOf<AuditRow>();

export const auditColumns = helper.columns([
  helper.accessor('action', {
    header: 'Action',
    cell: ({ getValue }) => <span lang="id">{actionLabel(getValue())}</span>,
  }),
  helper.accessor('actorName', {
    header: 'By',
    cell: ({ row: { original } }) => <PersonLink id={original.actorId} name={original.actorName} />,
  }),
  helper.accessor('targetName', {
    header: 'About',
    cell: ({ row: { original } }) => <TargetCell entry={original} />,
  }),
  helper.accessor('details', {
    header: 'Details',
    cell: ({ getValue }) => <DetailsCell lines={detailLines(getValue())} />,
  }),
  helper.accessor('at', {
    header: 'Time',
    cell: ({ getValue }) => (
      <time dateTime={getValue()} lang="id" className="text-nowrap">
        {adminListTime(getValue())}
      </time>
    ),
  }),
]);

/** A press shows what this person did, and what was done to them. */
function PersonLink({ id, name }: { readonly id: string; readonly name: string }) {
  const addressOf = useContext(PersonAddressContext);
  return (
    <Link
      to={addressOf(id)}
      title={`Only entries about ${name}`}
      className="text-link inline-block py-1 wrap-anywhere @4xl:min-w-28"
    >
      {name}
    </Link>
  );
}

function TargetCell({ entry }: { readonly entry: AuditRow }) {
  if (entry.targetId !== entry.actorId) return <PersonLink id={entry.targetId} name={entry.targetName} />;
  return (
    <span lang="id" className="text-muted">
      Diri sendiri
    </span>
  );
}

function DetailsCell({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return <Missing />;
  return (
    <ul lang="id" className="grid max-w-xs gap-0.5 wrap-anywhere">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
