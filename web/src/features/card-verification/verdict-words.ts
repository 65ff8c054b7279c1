import { association } from 'contract/text/association';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '#ui/base/shell-icons.tsx';
import type { Verdict } from './check-code.ts';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly Icon: typeof AlertIcon;
  readonly colours: string;
}

const looks = {
  good: { Icon: CheckCircleIcon, colours: 'border-success/40 bg-success-soft text-success' },
  late: { Icon: AlertIcon, colours: 'border-warning/40 bg-warning-soft text-warning' },
  bad: { Icon: CloseIcon, colours: 'border-danger/40 bg-danger-soft text-danger' },
  open: { Icon: InfoIcon, colours: 'border-brand/40 bg-brand-soft text-brand-strong' },
} as const;

/** Title, explanation and appearance of each verdict. */
export const verdictWords: Readonly<Record<Verdict['kind'], Words>> = {
  valid: {
    title: 'Kartu berlaku',
    text: 'Tanda tangan digitalnya asli dan masa berlakunya belum lewat.',
    ...looks.good,
  },
  expired: {
    title: 'Kartu kedaluwarsa',
    text: 'Tanda tangan digitalnya asli, tetapi masa berlakunya sudah lewat.',
    ...looks.late,
  },
  revoked: {
    title: 'Kartu dicabut',
    text: 'Kartu ini pernah asli, tetapi sudah diganti atau dibatalkan. Jangan diterima.',
    ...looks.bad,
  },
  forged: {
    title: 'Kartu palsu',
    text: `Kode ini meniru kode kartu ${association.shortName}, tetapi tanda tangan digitalnya tidak cocok. Jangan diterima.`,
    ...looks.bad,
  },
  unreadable: {
    title: 'Kode tidak dikenali',
    text: `Ini bukan kode kartu ${association.shortName}, atau kodenya salah ketik atau terpotong. Pindai kartunya sekali lagi, atau salin tautannya utuh.`,
    ...looks.open,
  },
  clock: {
    title: 'Belum dapat diperiksa',
    text: 'Tanda tangan digitalnya asli, tetapi jam perangkat ini tampaknya salah, sehingga masa berlakunya belum dapat dipastikan.',
    ...looks.open,
  },
  unchecked: {
    title: 'Belum dapat diperiksa',
    text: 'Kunci untuk kode ini belum ada di perangkat ini. Sambungkan ke internet, lalu perbarui daftar.',
    ...looks.open,
  },
};
