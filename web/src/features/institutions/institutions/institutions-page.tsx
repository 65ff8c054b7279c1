import type { InstitutionRow } from 'contract/institutions/institutions';
import { institutionKindLabels } from 'contract/rules/institution-kinds';
import { limits } from 'contract/rules/limits';
import { adminListDate } from 'contract/text/dates';
import { Link } from 'react-router-dom';
import { MemberAdminLinks } from '#shared/members/member-admin-links.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { Missing } from '#ui/lists/cells.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowLink } from '#ui/lists/row-button.tsx';
import { emptySearch, ListSearchBar, useListSearch } from '#ui/lists/search-box.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { InstitutionStatusBadge } from './institution-status.tsx';

const columns: Columns<InstitutionRow> = [
  { header: 'Nama', cell: (row) => <NameLink row={row} /> },
  { header: 'Jenis', cell: ({ kind }) => institutionKindLabels[kind] },
  {
    header: 'Kursi',
    cell: (row) => (
      <span className="text-nowrap tabular-nums">{`${row.seats} / ${limits.institutionStaffSeats}`}</span>
    ),
  },
  { header: 'Status', cell: ({ status }) => <InstitutionStatusBadge status={status} /> },
  { header: 'Berlaku sampai', cell: ({ validUntil }) => <Validity until={validUntil} /> },
  {
    header: 'Pembayaran',
    cell: ({ isRenewing }) =>
      isRenewing ? <StatusBadge tone="waiting" label="Menunggu persetujuan" /> : <Missing />,
  },
  actionsColumn((row) => (
    <RowActions>
      <RowLink label="Lihat" rowName={row.name} to={`/admin/institutions/${row._id}`} />
    </RowActions>
  )),
];

/** Untruncated, because many names start with the same words. */
function NameLink({ row: { _id, name } }: { readonly row: InstitutionRow }) {
  return (
    <Link
      to={`/admin/institutions/${_id}`}
      className="text-ink wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-brand hover:decoration-brand"
    >
      {name}
    </Link>
  );
}

function Validity({ until }: { readonly until: string | null }) {
  if (until === null) return <Missing />;
  return <span className="text-nowrap">{adminListDate(until)}</span>;
}

const empty = {
  text: 'Belum ada institusi',
  reason: 'Institusi muncul di sini setelah mendaftar.',
} as const;

export default function InstitutionsPage() {
  const search = useListSearch();
  const list = useList('listInstitutions', { q: search.q });
  const { data, isPlaceholderData } = list.list;
  return (
    <>
      <ScreenHead total={search.q === undefined ? data?.total : undefined}>
        <MemberAdminLinks />
      </ScreenHead>
      <div className="grid gap-5">
        <ListSearchBar
          search={search}
          noun="institusi"
          hint="Nama institusi."
          found={isPlaceholderData ? undefined : data?.total}
        />
        <PagedTable
          caption="Institusi"
          columns={columns}
          {...list}
          loadError="Gagal mengambil daftar institusi"
          empty={search.q === undefined ? empty : emptySearch(search, 'institusi')}
        />
      </div>
    </>
  );
}
