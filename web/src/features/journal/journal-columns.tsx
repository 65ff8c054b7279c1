import type { Journal } from 'contract/journals';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { ExternalIcon } from '#ui/icons.tsx';
import { RowActions, RowButton, RowLink } from '#ui/row-button.tsx';
import { columnsOf } from '#ui/table-columns.ts';

/** Asks whether this journal is to be deleted. */
export const AskDeleteContext = createContext<(journal: Journal) => void>(() => {});

const helper = columnsOf<Journal>();

export const journalColumns = helper.columns([
  helper.accessor('title', { header: 'Title' }),
  helper.accessor('description', {
    header: 'Description',
    cell: ({ getValue }) => (
      <span className="line-clamp-3 max-w-prose whitespace-pre-line">{getValue()}</span>
    ),
  }),
  helper.accessor('file', { header: 'File', cell: ({ row }) => <JournalFile journal={row.original} /> }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { kind: 'actions' },
    cell: ({ row }) => <JournalActions journal={row.original} />,
  }),
]);

function JournalFile({ journal: { title, file, fileName } }: { readonly journal: Journal }) {
  if (file === null) return <span className="text-muted">No file</span>;
  return (
    <a
      href={file}
      target="_blank"
      rel="noreferrer"
      title={fileName ?? undefined}
      className="text-link inline-flex min-h-6 items-center gap-1 whitespace-nowrap"
    >
      View File
      <span className="sr-only">{` of ${title} (opens a new tab)`}</span>
      <ExternalIcon className="size-4 shrink-0" />
    </a>
  );
}

function JournalActions({ journal }: { readonly journal: Journal }) {
  const askDelete = useContext(AskDeleteContext);
  const { search } = useLocation();
  const { _id, title } = journal;
  return (
    <RowActions>
      <RowLink
        label="Edit"
        rowName={title}
        to={`/admin/manage-journal/edit/${_id}`}
        state={{ list: search }}
      />
      <RowButton label="Delete" rowName={title} tone="danger" onPress={() => askDelete(journal)} />
    </RowActions>
  );
}
