import type { LetterRow } from 'contract/mails/letters';
import { letterListLabels } from 'contract/rules/mails/letter-lists';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#ui/base/button.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { dateTimeCell } from '#ui/lists/cells.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { letterStateLabels, letterTones } from './letter-labels.ts';

const helper = createColumns<LetterRow>();

const columns = helper.columns([
  helper.accessor('subject', {
    header: 'Subjek',
    cell: ({ row: { original } }) => (
      <Link to={`/admin/letters/${original._id}`} className="text-link inline-block py-1 wrap-anywhere">
        {original.subject}
      </Link>
    ),
  }),
  helper.accessor('list', { header: 'Jenis', cell: ({ getValue }) => letterListLabels[getValue()] }),
  helper.accessor('state', {
    header: 'Status',
    cell: ({ getValue }) => (
      <StatusBadge tone={letterTones[getValue()]} label={letterStateLabels[getValue()]} />
    ),
  }),
  helper.accessor('counts', {
    header: 'Terkirim',
    cell: ({ row: { original } }) => (original.state === 'draft' ? '' : original.counts.sent),
  }),
  helper.accessor('updatedAt', { header: 'Disimpan', cell: dateTimeCell }),
]);

/** Lists drafts and letters, the newest first. */
export default function LettersPage() {
  const list = useList('listLetters');
  return (
    <>
      <ScreenHead>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/admin/mails/sender" variant="secondary">
            Periksa pengirim
          </ButtonLink>
          <ButtonLink to="/admin/letters/new">Tulis surat</ButtonLink>
        </div>
      </ScreenHead>
      <PagedTable
        {...list}
        caption="Surat edaran, terbaru dulu"
        columns={columns}
        loadError="Gagal mengambil daftar surat"
        empty={{ text: 'Belum ada surat', reason: 'Draf dan surat yang dikirim muncul di sini.' }}
      />
    </>
  );
}
