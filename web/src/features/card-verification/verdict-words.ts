import { association } from 'contract/text/association';
import { type VerdictCardProps, verdictStyles } from '#shared/public/verdict-card.tsx';
import type { Verdict } from './check-code.ts';

export const verdictWords: Readonly<Record<Verdict['kind'], VerdictCardProps>> = {
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
    text: 'Tanda tangan digitalnya asli, tetapi jam perangkat ini tampaknya salah, sehingga masa berlakunya belum dapat dipastikan.',
    ...verdictStyles.open,
  },
  unchecked: {
    title: 'Belum dapat diperiksa',
    text: 'Kunci untuk kode ini belum ada di perangkat ini. Sambungkan ke internet, lalu perbarui daftar.',
    ...verdictStyles.open,
  },
};
