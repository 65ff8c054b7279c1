import type { LetterRow } from 'contract/mails/letters';
import { letterListLabels } from 'contract/rules/mails/letter-lists';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#ui/base/button.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { DateTimeCell } from '#ui/lists/cells.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import type { Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { letterStateLabels, letterTones } from './letter-labels.ts';

const columns: Columns<LetterRow> = [
  {
    header: 'Subjek',
    cell: (row) => (
      <Link to={`/admin/letters/${row._id}`} className="text-link inline-block py-1 wrap-anywhere">
        {row.subject}
      </Link>
    ),
  },
  { header: 'Jenis', cell: ({ list }) => letterListLabels[list] },
  {
    header: 'Status',
    cell: ({ state }) => <StatusBadge tone={letterTones[state]} label={letterStateLabels[state]} />,
  },
  { header: 'Terkirim', cell: (row) => (row.state === 'draft' ? '' : row.counts.sent) },
  { header: 'Disimpan', cell: ({ updatedAt }) => <DateTimeCell at={updatedAt} /> },
];

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
