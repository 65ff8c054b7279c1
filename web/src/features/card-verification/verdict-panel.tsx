import { indonesianDate, indonesianDateTime } from 'contract/text/dates';
import { VerdictCard, VerdictPending, VerdictPlaceholder } from '#shared/public/verdict-card.tsx';
import type { Verdict } from './check-code.ts';
import type { Finding } from './use-verdict.ts';
import { verdictWords } from './verdict-words.ts';

export function VerdictPanel({ finding }: { readonly finding: Finding | undefined }) {
  return (
    <div role="status" aria-label="Hasil pemeriksaan">
      {finding === undefined ? (
        <VerdictPlaceholder text="Hasilnya tampil di sini setelah sebuah kartu dipindai." />
      ) : finding.verdict === undefined ? (
        <VerdictPending />
      ) : (
        <Result verdict={finding.verdict} finding={finding} />
      )}
    </div>
  );
}

function Result({ verdict, finding }: { readonly verdict: Verdict; readonly finding: Finding }) {
  const statement = 'statement' in verdict ? verdict.statement : undefined;
  return (
    <VerdictCard
      {...verdictWords[verdict.kind]}
      facts={
        statement && [
          ['Nama', statement.name],
          ['Nomor anggota', statement.memberNumber],
          ['Berlaku sampai', indonesianDate(statement.validUntil)],
          ['Status langsung', liveText(finding)],
        ]
      }
    >
      {verdict.kind === 'expired' && finding.live === 'valid' && (
        <p className="text-ink">Keanggotaan pemegangnya sudah diperpanjang: mintalah kartu yang terbaru.</p>
      )}
      <ClockNote {...finding} />
    </VerdictCard>
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
