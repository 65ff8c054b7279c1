import { endText } from 'contract/rules/membership';
import { association } from 'contract/text/association';
import { formatDate, formatDateTime } from 'contract/text/dates';
import {
  VerdictCard,
  type VerdictCardProps,
  VerdictPending,
  VerdictPlaceholder,
  verdictStyles,
} from '#shared/public/verdict-card.tsx';
import type { Verdict } from '#shared/scanning/check-code.ts';
import type { Finding } from './use-verdict.ts';

const verdictWords: Readonly<Record<Verdict['kind'], VerdictCardProps>> = {
  valid: {
    title: 'Kartu berlaku',
    text: 'Tanda tangan digitalnya asli dan masa berlakunya belum lewat.',
    ...verdictStyles.good,
  },
  expired: {
    title: 'Kartu kedaluwarsa',
    text: 'Tanda tangan digitalnya asli, tetapi masa berlakunya sudah lewat.',
    ...verdictStyles.late,
  },
  revoked: {
    title: 'Kartu dicabut',
    text: 'Kartu ini pernah asli, tetapi sudah diganti atau dibatalkan. Jangan diterima.',
    ...verdictStyles.bad,
  },
  paused: {
    title: 'Keanggotaan sedang cuti',
    text: 'Tanda tangan digitalnya asli, tetapi kartu ini tidak berlaku selama cuti.',
    ...verdictStyles.late,
  },
  forged: {
    title: 'Kartu palsu',
    text: `Kode ini meniru kode kartu ${association.shortName}, tetapi tanda tangan digitalnya tidak cocok. Jangan diterima.`,
    ...verdictStyles.bad,
  },
  unreadable: {
    title: 'Kode tidak dikenali',
    text: `Ini bukan kode kartu ${association.shortName}, atau kodenya salah ketik atau terpotong. Pindai kartunya sekali lagi, atau salin tautannya utuh.`,
    ...verdictStyles.open,
  },
  clock: {
    title: 'Belum dapat diperiksa',
    text: 'Tanda tangan digitalnya asli. Masa berlakunya belum pasti: jam perangkat ini tampaknya salah.',
    ...verdictStyles.open,
  },
  unchecked: {
    title: 'Belum dapat diperiksa',
    text: 'Kunci untuk kode ini belum ada di perangkat ini. Sambungkan ke internet, lalu perbarui daftar.',
    ...verdictStyles.open,
  },
};

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
          ['Berlaku sampai', endText(statement.validUntil, formatDate)],
          ['Status langsung', liveText(finding)],
        ]
      }
    >
      {'writtenUntil' in verdict && verdict.writtenUntil !== undefined && (
        <p className="text-ink">{`Kartu ini dibuat sebelum perpanjangan: yang tercetak ${formatDate(verdict.writtenUntil)}.`}</p>
      )}
      <ClockNote {...finding} />
    </VerdictCard>
  );
}

/** Date used for the check. Shown when the clock is wrong, and when only this device determines the date. */
function ClockNote({ verdict, live, isAsking, clockFault }: Finding) {
  const here = `${formatDateTime(new Date())} WIB`;
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
  paused: 'Keanggotaan sedang cuti',
} as const;

function liveText({ live, isAsking }: Finding): string {
  if (live?.replacedBy !== undefined) return `Kartu lama. Nomor anggotanya kini ${live.replacedBy}`;
  if (live !== undefined) return liveWords[live.state];
  return isAsking ? 'Sedang ditanyakan…' : 'Tidak tersedia tanpa sambungan';
}
