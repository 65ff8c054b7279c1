import type { SenderCheck } from 'contract/mails/mails';
import type { SenderRecordKind, Verdict } from 'contract/rules/mails/sender-records';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';

const titles: Readonly<Record<SenderRecordKind, string>> = {
  spf: 'SPF: server yang boleh mengirim',
  dkim: 'DKIM: tanda tangan email',
  dmarc: 'DMARC: aturan untuk email palsu',
};

const verdictLabels: Readonly<Record<Verdict, { tone: BadgeTone; label: string }>> = {
  good: { tone: 'good', label: 'Baik' },
  weak: { tone: 'waiting', label: 'Cukup' },
  bad: { tone: 'bad', label: 'Salah' },
  missing: { tone: 'bad', label: 'Tidak ada' },
  unknown: { tone: 'idle', label: 'Tidak diketahui' },
};

const noAnswer = 'Server DNS tidak menjawab. Coba lagi nanti.';

const advice: Readonly<Record<SenderRecordKind, Readonly<Partial<Record<Verdict, string>>>>> = {
  spf: {
    weak: 'Akhiri catatan dengan ~all atau -all.',
    bad: 'Pakai satu catatan SPF saja, tanpa +all.',
    missing: 'Buat catatan TXT yang diawali v=spf1, dengan server penyedia email Anda, diakhiri ~all.',
    unknown: noAnswer,
  },
  dkim: {
    weak: 'Kunci ini masih bertanda uji coba. Hapus t=y setelah email bertanda tangan benar.',
    bad: 'Kunci ini sudah dicabut, atau catatannya lebih dari satu. Ambil kunci baru dari penyedia email.',
    missing: 'Nyalakan DKIM di penyedia email, lalu buat catatan TXT yang diberikannya.',
    unknown: noAnswer,
  },
  dmarc: {
    weak: 'Setelah laporannya bersih, ganti p=none dengan p=quarantine.',
    bad: 'Pakai satu catatan DMARC saja, dengan p=none, p=quarantine, atau p=reject.',
    missing: 'Buat catatan TXT, misalnya v=DMARC1; p=none.',
    unknown: noAnswer,
  },
};

/** Shows the DNS records of the sending domain with verdicts and advice. */
export default function SenderPage() {
  const check = useEndpoint('checkSender', {}, { staleTime: 0 });
  return (
    <>
      <ScreenHead>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/admin/letters" variant="secondary">
            Surat edaran
          </ButtonLink>
          <Button busy={check.isFetching} busyLabel="Memeriksa…" onClick={() => void check.refetch()}>
            Periksa lagi
          </Button>
        </div>
      </ScreenHead>
      <RecordScreen record={check} loadError="Pengirim tidak dapat diperiksa.">
        {({ domain, checks }) =>
          domain === null ? (
            <Notice tone="info">Pengirim email belum diatur, jadi email menunggu dan tidak dikirim.</Notice>
          ) : (
            <div className="grid max-w-3xl gap-6">
              <p>
                Domain pengirim: <strong className="wrap-anywhere">{domain}</strong>
              </p>
              {checks.map((record) => (
                <SenderRecord key={record.kind} record={record} />
              ))}
            </div>
          )
        }
      </RecordScreen>
    </>
  );
}

function SenderRecord({ record }: { readonly record: SenderCheck['checks'][number] }) {
  const { kind, name, records, verdict } = record;
  const text = name === '' ? 'Isi DKIM_SELECTOR saat memasang fungsi.' : advice[kind][verdict];
  return (
    <Section id={`sender-${kind}`} title={titles[kind]}>
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge {...verdictLabels[verdict]} />
        {name !== '' && <span className="text-muted text-sm wrap-anywhere">{name}</span>}
      </div>
      {records.map((one) => (
        <code key={one} className="text-sm wrap-anywhere">
          {one}
        </code>
      ))}
      {text !== undefined && <p>{text}</p>}
    </Section>
  );
}
