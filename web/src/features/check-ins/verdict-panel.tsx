import type { Arrival, VerdictKind } from 'contract/rules/events/check-in';
import { formatDateTime, timeOfDay } from 'contract/text/dates';
import {
  VerdictCard,
  type VerdictCardProps,
  VerdictPlaceholder,
  verdictStyles,
} from '#shared/public/verdict-card.tsx';
import type { Result } from './use-check-in.ts';

const words: Readonly<Record<VerdictKind, Omit<VerdictCardProps, 'facts' | 'children'>>> = {
  valid: { title: 'Boleh masuk', text: 'Tiketnya berlaku.', ...verdictStyles.good },
  'already-in': { title: 'Sudah masuk', text: 'Tiket ini sudah dipakai.', ...verdictStyles.late },
  'too-early': { title: 'Belum waktunya', text: 'Pintu belum dibuka.', ...verdictStyles.late },
  unpaid: {
    title: 'Belum dibayar',
    text: 'Pendaftaran ini belum lunas. Arahkan ke meja bantuan.',
    ...verdictStyles.bad,
  },
  revoked: {
    title: 'Tiket dicabut',
    text: 'Pendaftarannya dibatalkan, atau tiket atau kartunya diganti.',
    ...verdictStyles.bad,
  },
  'other-event': {
    title: 'Tiket acara lain',
    text: 'Tiket ini bukan untuk acara ini.',
    ...verdictStyles.bad,
  },
  unknown: {
    title: 'Tidak dikenal',
    text: 'Ini bukan tiket yang sah, atau orangnya tidak terdaftar di acara ini.',
    ...verdictStyles.bad,
  },
};

interface VerdictPanelProps {
  readonly result: Result | undefined;
  readonly opensAt: string;
  readonly arrivals: ReadonlyMap<string, Arrival>;
}

/** Announces each verdict to screen readers. */
export function VerdictPanel({ result, opensAt, arrivals }: VerdictPanelProps) {
  return (
    <div role="status" aria-label="Hasil pemeriksaan">
      {result === undefined ? (
        <VerdictPlaceholder text="Hasilnya tampil di sini setelah sebuah tiket dipindai." />
      ) : (
        <Verdict result={result} opensAt={opensAt} arrivals={arrivals} />
      )}
    </div>
  );
}

function Verdict({ result: { verdict, scan }, opensAt, arrivals }: VerdictPanelProps & { result: Result }) {
  const { kind, person, first } = verdict;
  // Another device let the same ticket in before this one, and reported it afterwards.
  const earlier = scan === undefined ? undefined : arrivals.get(scan.ticket)?.first;
  const isTwice = earlier !== undefined && earlier.nonce !== scan?.nonce;
  const { text, ...card } = isTwice ? { ...words['already-in'], title: 'Masuk dua kali' } : words[kind];
  const before = isTwice ? earlier : first;
  return (
    <VerdictCard
      {...card}
      text={
        before !== undefined
          ? `Sudah masuk pukul ${timeOfDay(before.scannedAt)} di ${before.door}.`
          : kind === 'too-early'
            ? `Pintu dibuka ${formatDateTime(opensAt)} WIB.`
            : text
      }
      facts={
        person && [
          ['Nama', person.name],
          ['Nomor anggota', person.memberNumber ?? 'Bukan anggota'],
        ]
      }
    />
  );
}
