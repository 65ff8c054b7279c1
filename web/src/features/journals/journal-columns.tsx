import type { Journal } from 'contract/journals';
import { ContentActions } from '#shared/content-admin/content-actions.tsx';
import { ExternalIcon } from '#ui/base/icons.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';

const helper = createColumns<Journal>();

export const journalColumns = helper.columns([
  helper.accessor('title', { header: 'Title' }),
  helper.accessor('description', {
    header: 'Description',
    cell: ({ getValue }) => (
      <span className="line-clamp-3 max-w-prose whitespace-pre-line">{getValue()}</span>
    ),
  }),
  helper.accessor('file', { header: 'File', cell: ({ row }) => <JournalFile journal={row.original} /> }),
  helper.actions((row) => <ContentActions list="/admin/manage-journal" row={row} />),
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
