import type { StatementFile } from 'contract/statements';
import { adminListDate, adminListDateTime } from 'contract/text/dates';
import { Section } from '#ui/base/section.tsx';
import { Missing } from '#ui/lists/cells.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';

const helper = createColumns<StatementFile>();

const columns = helper.columns([
  helper.accessor('name', {
    header: 'File',
    cell: ({ row: { original } }) => (
      <span className="grid max-w-xs gap-0.5 wrap-anywhere">
        {original.name}
        <span className="font-normal text-muted text-xs">{`${original.size} bytes`}</span>
        <span className="font-normal text-muted text-xs">
          SHA-256 <code>{original.sha256}</code>
        </span>
      </span>
    ),
  }),
  helper.accessor('from', {
    header: 'Days',
    cell: ({ row: { original } }) => <Days file={original} />,
  }),
  helper.accessor('lines', { header: 'Lines' }),
  helper.accessor('credits', { header: 'Credits for bills' }),
  helper.accessor('importedAt', {
    header: 'Imported',
    cell: ({ row: { original } }) => (
      <span className="grid gap-0.5">
        <time dateTime={original.importedAt} lang="id" className="text-nowrap">
          {adminListDateTime(original.importedAt)}
        </time>
        <span className="text-muted text-xs wrap-anywhere">{original.importedBy}</span>
      </span>
    ),
  }),
]);

function Days({ file: { from, to } }: { readonly file: StatementFile }) {
  if (from === null || to === null) return <Missing />;
  return <span lang="id">{`${adminListDate(from)} – ${adminListDate(to)}`}</span>;
}

const empty = {
  text: 'No imported files',
  reason: 'Berkasnya tidak kami simpan; di sini tercatat berkas apa yang diimpor, kapan, dan oleh siapa.',
} as const;

/** List of the imported files. The server recognises a repeated file by its SHA-256. */
export function ImportedFiles() {
  const list = useList('listStatements');
  return (
    <Section id="imported-files" title="Imported files" className="grid gap-5">
      <PagedTable
        caption="Imported files, the newest first"
        columns={columns}
        {...list}
        loadError="Gagal mengambil daftar berkas mutasi"
        empty={empty}
      />
    </Section>
  );
}
