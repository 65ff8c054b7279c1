import { indonesianDate, indonesianDateTime } from 'contract/text/dates';
import { Spinner } from '#ui/base/spinner.tsx';
import type { Verdict } from './check-code.ts';
import type { Finding } from './use-verdict.ts';
import { verdictWords } from './verdict-words.ts';

/** Result of a card check, in a live region. */
export function VerdictPanel({ finding }: { readonly finding: Finding | undefined }) {
  return (
    <div role="status" aria-label="Hasil pemeriksaan">
      {finding === undefined ? (
        <p className="rounded-panel border border-line border-dashed p-5 text-muted sm:p-6">
          Hasilnya tampil di sini setelah sebuah kartu dipindai.
        </p>
      ) : finding.verdict === undefined ? (
        <p className="panel flex items-center gap-3 p-5 sm:p-6">
          <Spinner /> Memeriksa…
        </p>
      ) : (
        <Result verdict={finding.verdict} finding={finding} />
      )}
    </div>
  );
}

function Result({ verdict, finding }: { readonly verdict: Verdict; readonly finding: Finding }) {
  const { title, text, Icon, colours } = verdictWords[verdict.kind];
  return (
    <div className={`grid gap-5 rounded-panel border p-5 sm:p-6 ${colours}`}>
      <div className="flex items-start gap-4">
        <Icon className="size-10 shrink-0" />
        <div className="grid min-w-0 gap-1">
          <h2 className="text-title">{title}</h2>
          <p className="text-ink">{text}</p>
        </div>
      </div>
      {'statement' in verdict && (
        <>
          <dl className="grid gap-x-6 gap-y-3 text-ink sm:grid-cols-2">
            <Fact term="Nama" text={verdict.statement.name} />
            <Fact term="Nomor anggota" text={verdict.statement.memberNumber} />
            <Fact term="Berlaku sampai" text={indonesianDate(verdict.statement.validUntil)} />
            <Fact term="Status langsung" text={liveText(finding)} />
          </dl>
          {verdict.kind === 'expired' && finding.live === 'valid' && (
            <p className="text-ink">
              Keanggotaan pemegangnya sudah diperpanjang: mintalah kartu yang terbaru.
            </p>
          )}
        </>
      )}
      <ClockNote {...finding} />
    </div>
  );
}

/** Date used for the check. Shown when the clock is wrong, and when only this device determines the date. */
function ClockNote({ verdict, live, isAsking, clockFault }: Finding) {
  const here = `${indonesianDateTime(new Date())} WIB`;
  if (verdict === undefined || !('statement' in verdict)) return null;
  if (clockFault !== undefined) {
    const direction = clockFault === 'ahead' ? 'terlalu cepat' : 'terlambat';
    const basis = verdict.kind === 'clock' ? '' : ' Hasil di atas memakai waktu server.';
    return (
      <p className="text-ink">
        {`Jam perangkat ini tampaknya ${direction}: ${here}.${basis} Setel tanggal dan jamnya, lalu muat ulang halaman ini.`}
      </p>
    );
  }
  if (verdict.kind !== 'expired' || live !== undefined || isAsking) return null;
  return <p className="text-ink">{`Menurut jam perangkat ini: ${here}.`}</p>;
}

const liveWords = {
  valid: 'Keanggotaan berlaku',
  expired: 'Keanggotaan sudah berakhir',
  revoked: 'Kartu ini dicabut',
} as const;

function liveText({ live, isAsking }: Finding): string {
  if (live !== undefined) return liveWords[live];
  return isAsking ? 'Sedang ditanyakan…' : 'Tidak tersedia tanpa sambungan';
}

function Fact({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="wrap-anywhere font-semibold">{text}</dd>
    </div>
  );
}
