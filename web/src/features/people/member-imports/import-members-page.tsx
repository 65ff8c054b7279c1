import type { MemberImport } from 'contract/people/member-imports';
import { consentSourceLabels, consentSources } from 'contract/rules/people/import-columns';
import type { ImportTable } from 'contract/schemas/imports/member-imports';
import { isoDate } from 'contract/text/dates';
import { groupThousands } from 'contract/text/numbers';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { DateTimeCell } from '#ui/lists/cells.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import type { Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { ColumnFields } from './column-fields.tsx';
import { stateLabels } from './import-words.ts';

const listPath = '/admin/manage-user';
const importPath = (id: string): string => `${listPath}/import/${id}`;

export default function ImportMembersPage() {
  return (
    <>
      <ScreenHead back={listPath} />
      <div className="grid gap-8">
        <section aria-label="Impor baru" className="panel grid gap-4 p-5">
          <p>
            Pilih daftar anggota sebagai XLSX atau CSV: paling banyak 20.000 baris dan 10 MB. Kami memeriksa
            setiap baris dulu dan menunjukkan akibatnya. Data anggota baru berubah setelah Anda menekan Impor,
            dan impor dapat dibatalkan selama 30 hari. Tidak ada email yang dikirim.
          </p>
          <FileForm />
        </section>
        <Imports />
      </div>
    </>
  );
}

const sourceOptions = consentSources.map((value) => ({ value, label: consentSourceLabels[value] }));

function FileForm() {
  const navigate = useNavigate();
  const [table, setTable] = useState<ImportTable>();
  return (
    <EndpointForm
      name="checkMemberFile"
      label="Daftar anggota"
      defaults={{ consentSource: 'form', consentOn: isoDate(new Date()) }}
      refreshes={['listMemberImports']}
      submitLabel={table === undefined ? 'Baca berkas' : 'Periksa baris'}
      busyLabel={table === undefined ? 'Membaca…' : 'Memeriksa…'}
      onDone={(reply) => {
        if (reply.kind === 'columns') setTable(reply.table);
        else navigate(importPath(reply.id));
      }}
    >
      {({ File, Select, Text }) => (
        <>
          <File name="sheetFile" label="Berkas anggota" />
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              name="consentSource"
              label="Dasar persetujuan"
              placeholder="Pilih dasar persetujuan"
              options={sourceOptions}
              hint="Cara anggota menyetujui penyimpanan datanya (UU PDP)."
            />
            <Text
              name="consentOn"
              label="Tanggal persetujuan"
              type="date"
              hint="Untuk baris tanpa tanggal sendiri. Kosongkan bila ada kolomnya."
            />
          </div>
          {table !== undefined && table.sheets.length > 1 && (
            <Select
              name="sheet"
              label="Lembar"
              placeholder={table.sheet ?? 'Lembar pertama'}
              options={table.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
            />
          )}
          {table !== undefined && <ColumnFields key={table.mapping.headerKey} table={table} />}
        </>
      )}
    </EndpointForm>
  );
}

const columns: Columns<MemberImport> = [
  {
    header: 'Berkas',
    cell: (row) => (
      <Link to={importPath(row._id)} className="text-link wrap-anywhere">
        {row.name}
      </Link>
    ),
  },
  { header: 'Baris', cell: ({ rows }) => <span className="tabular-nums">{groupThousands(rows)}</span> },
  { header: 'Hasil', cell: (row) => resultText(row) },
  { header: 'Diunggah', cell: ({ createdAt }) => <DateTimeCell at={createdAt} /> },
  { header: 'Oleh', cell: ({ createdBy }) => createdBy },
  { header: 'Keadaan', cell: (row) => <StatusBadge {...stateLabels[row.state]} /> },
];

function resultText({ results: { created, updated, removed, restored } }: MemberImport): string {
  const texts = [
    ...(created > 0 ? [`${created} ditambahkan`] : []),
    ...(updated > 0 ? [`${updated} diubah`] : []),
    ...(removed + restored > 0 ? [`${removed + restored} dikembalikan`] : []),
  ];
  return texts.length === 0 ? 'Belum ada' : texts.join(', ');
}

const empty = {
  text: 'Belum ada impor',
  reason: 'Berkas yang Anda periksa muncul di sini dengan hasilnya.',
} as const;

function Imports() {
  const list = useList('listMemberImports');
  return (
    <Section id="imports" title="Impor sebelumnya" className="grid gap-5">
      <PagedTable
        caption="Impor anggota, terbaru dulu"
        columns={columns}
        {...list}
        loadError="Gagal mengambil daftar impor"
        empty={empty}
      />
    </Section>
  );
}
