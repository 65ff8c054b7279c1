import type { JobRunRow } from 'contract/maintenance/health';
import type { JobName } from 'contract/rules/jobs';
import { adminListDateTime } from 'contract/text/dates';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Columns } from '#ui/lists/table-columns.ts';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { HealthFacts } from './health-facts.tsx';

const outcomes: Readonly<Record<JobRunRow['outcome'], readonly [label: string, tone: BadgeTone]>> = {
  awaited: ['Belum berjalan', 'idle'],
  done: ['Selesai', 'good'],
  incomplete: ['Belum tuntas', 'waiting'],
  failed: ['Gagal', 'bad'],
};

const jobColumns: Columns<JobRunRow> = [
  { header: 'Pekerjaan', cell: ({ _id }) => <Job name={_id} /> },
  { header: 'Terakhir berjalan', cell: ({ endedAt }) => <Moment at={endedAt} /> },
  { header: 'Hasil', cell: (row) => <Outcome run={row} /> },
  { header: 'Perubahan', cell: ({ done }) => countsOf(done) },
  { header: 'Keterangan', cell: (row) => <Notes run={row} /> },
];

const jobTexts: Readonly<Record<JobName, string>> = {
  'send-outbox': 'Mengirim email',
  'send-letters': 'Mengirim surat edaran',
  'sweep-intents': 'Menuntaskan perubahan yang terputus',
  'release-places': 'Melepas tempat acara yang tidak dibayar',
  'remind-unpaid': 'Mengingatkan pembayaran tempat acara',
  'event-notices': 'Mengirim pengingat dan perubahan acara',
  'index-people': 'Memperbarui indeks pencarian anggota',
  'import-members': 'Melanjutkan impor anggota',
  'merge-members': 'Melanjutkan penggabungan anggota',
  'find-doubles': 'Mencari anggota yang terdaftar ganda',
  'migrate-records': 'Memperbarui bentuk data lama',
  'expire-members': 'Mengakhiri keanggotaan yang habis',
  'send-reminders': 'Mengirim pengingat perpanjangan',
  'end-pauses': 'Mengakhiri cuti keanggotaan',
  'count-credits': 'Menghitung poin kredit anggota',
  'remind-credits': 'Mengingatkan kekurangan poin kredit',
  'close-unanswered': 'Menutup permintaan tanpa jawaban',
  'change-emails': 'Mengganti alamat email setelah masa tunggu',
  'delete-accounts': 'Menghapus akun atas permintaan pemiliknya',
  'clear-lapsed': 'Menghapus data anggota yang lama berakhir',
  'close-bills': 'Menutup tagihan yang lewat waktu',
  'close-messages': 'Menyelesaikan pesan tanpa balasan',
  'keep-ledger': 'Memeriksa pembukuan',
  'complete-requests': 'Melengkapi data permintaan',
  retention: 'Menghapus data yang lewat masa simpan',
  'forget-removed': 'Menghapus data akun yang dihapus',
  'look-at-proofs': 'Membandingkan bukti pembayaran',
  'sweep-orphans': 'Menghapus berkas tanpa pemilik',
  'repair-counters': 'Memeriksa penghitung',
  'mail-checkpoint': 'Mengirim titik periksa audit',
};

/** The name follows in small print, because the commands of operators use it. */
function Job({ name }: { readonly name: string }) {
  const text = Object.hasOwn(jobTexts, name) ? jobTexts[name as JobName] : undefined;
  return (
    <span className="grid">
      {text}
      <code className="whitespace-nowrap text-muted text-xs">{name}</code>
    </span>
  );
}

function Moment({ at }: { readonly at: string | null }) {
  if (at === null) return '–';
  return <time dateTime={at}>{adminListDateTime(at)}</time>;
}

function Outcome({ run }: { readonly run: JobRunRow }) {
  const [label, tone] = outcomes[run.outcome];
  return (
    <span className="flex flex-wrap gap-1">
      {run.isLate && <StatusBadge label="Terlambat" tone="bad" />}
      <StatusBadge label={label} tone={tone} />
    </span>
  );
}

/** Converts 'filesMarked' to 'files marked'. */
const wordsOf = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const countsOf = (done: JobRunRow['done']): string =>
  Object.entries(done)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${wordsOf(kind)}: ${count}`)
    .join(', ') || '–';

function Notes({ run }: { readonly run: JobRunRow }) {
  const notes = [...new Set([...run.alarms, ...run.failures, ...run.findings])];
  const unnamed = run.failureCount - run.failures.length;
  if (notes.length === 0) return '–';
  return (
    <ul className="grid gap-1 text-sm wrap-anywhere">
      {notes.map((note) => (
        <li key={note} lang="en">
          {note.split('\n', 1)[0]}
        </li>
      ))}
      {unnamed > 0 && <li>{`dan ${unnamed} kegagalan lain, di log`}</li>}
    </ul>
  );
}

const empty = { text: 'Tidak ada pekerjaan', reason: 'Tidak ada pekerjaan terjadwal.' } as const;

/** Health of the system, with the checks that also trigger alarms (docs/operations.md). */
export default function HealthPage() {
  const report = useEndpoint('getHealthReport', {});
  const focus = useRowFocus();
  const { data } = report;
  const list = { ...report, data: data && { data: data.jobs } };
  return (
    <>
      <ScreenHead />
      <div className="grid gap-6">
        {(data !== undefined || report.isPending) && <HealthFacts report={data} />}
        <DataTable
          caption="Pekerjaan, menurut urutan harian"
          columns={jobColumns}
          list={list}
          loadError="Gagal mengambil keadaan sistem"
          empty={empty}
          focus={focus}
        />
      </div>
    </>
  );
}
