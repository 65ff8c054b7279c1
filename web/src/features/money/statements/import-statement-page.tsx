import { adminListDate } from 'contract/text/dates';
import { useState } from 'react';
import type { EndpointReply } from '#api/client.ts';
import { lineRefreshes } from '#shared/statements/line-refreshes.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { ImportedFiles } from './imported-files.tsx';
import { MappingFields } from './mapping-fields.tsx';

type Reply = EndpointReply<'importStatement'>;
type Imported = Extract<Reply, { kind: 'imported' }>;
type Unknown = Extract<Reply, { kind: 'unknown' }>;

const refreshes = [...lineRefreshes, 'listStatements'] as const;

export default function ImportStatementPage() {
  const [imported, setImported] = useState<Imported>();
  const [unknown, setUnknown] = useState<Unknown>();
  return (
    <>
      <ScreenHead back="/admin/money/lines" />
      <div className="mb-8 grid gap-6">
        {imported !== undefined && <ImportedNotice imported={imported} />}
        <section aria-label="Berkas dari bank" className="panel grid gap-4 p-5">
          <p>
            Unduh mutasi dari BCA, Mandiri, BNI, atau BRI sebagai CSV atau XLSX, atau dari bank lain sebagai
            MT940, lalu pilih berkasnya di sini; dari bank lain juga CSV atau XLSX, yang kolomnya Anda
            tunjukkan sekali. Berkas yang sama atau yang bertumpang tindih tidak menambah apa pun. Tidak ada
            yang disetujui karenanya.
          </p>
          <EndpointForm
            name="importStatement"
            label="Impor mutasi"
            refreshes={refreshes}
            submitLabel="Impor mutasi"
            busyLabel="Membaca…"
            confirm={async () => {
              // Hides the result of the previous file.
              setImported(undefined);
              return true;
            }}
            onDone={(reply, clear) => {
              setUnknown(reply.kind === 'unknown' ? reply : undefined);
              if (reply.kind === 'unknown') return;
              setImported(reply);
              clear();
            }}
          >
            {({ File }) => (
              <>
                <File name="statement" label="Berkas mutasi" />
                {unknown !== undefined && <MappingFields key={unknown.table.headerKey} {...unknown} />}
              </>
            )}
          </EndpointForm>
        </section>
      </div>
      <ImportedFiles onUndone={() => setImported(undefined)} />
    </>
  );
}

const daysOf = ({ from, to }: Imported): string =>
  from === null || to === null ? '-' : `${adminListDate(from)} – ${adminListDate(to)}`;

const linksFor = ({ suspects, matched }: Imported): (readonly [to: string, label: string])[] => [
  ['/admin/money/lines', 'Lihat yang belum dikenali'],
  ['/admin/money/lines?state=matched', 'Lihat yang cocok'],
  ...(suspects > 0 ? [['/admin/money/lines?state=suspect', 'Putuskan yang mungkin ganda'] as const] : []),
  ...(matched > 0
    ? [
        ['/admin/request-renewal', 'Ke permintaan perpanjangan'] as const,
        ['/admin/request-register', 'Ke permintaan pendaftaran'] as const,
      ]
    : []),
];

function ImportedNotice({ imported }: { readonly imported: Imported }) {
  const facts = [
    ['Periode', daysOf(imported)],
    ['Baris di berkas', imported.lines],
    ...(imported.pending === 0 ? [] : [['Belum dibukukan bank, tidak disimpan', imported.pending] as const]),
    ['Uang masuk yang mungkin untuk tagihan', imported.credits],
    // An admin decides whether probable duplicates are new.
    ['Baru', imported.added - imported.suspects],
    ['Cocok dengan tagihan', imported.matched],
    ...(imported.suspects === 0 ? [] : [['Mungkin ganda', imported.suspects] as const]),
  ] as const;
  return (
    <Notice tone="success">
      <p>{imported.message}</p>
      <dl className="mt-3 grid gap-1 font-normal">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="inline">{`${term}: `}</dt>
            <dd className="inline font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-2">
        {linksFor(imported).map(([to, label]) => (
          <ButtonLink key={to} to={to} variant="secondary" size="small">
            {label}
          </ButtonLink>
        ))}
      </p>
    </Notice>
  );
}
