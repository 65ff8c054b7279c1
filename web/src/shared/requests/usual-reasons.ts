import type { KnownReason } from 'contract/rules/known-reasons';

/** Reasons that a rejection offers. The keys 1 to 9 select them by position, so add new ones at the end. */
const aboutProof = [
  'Bukti pembayaran tidak terbaca.',
  'Jumlah transfer tidak sesuai.',
  'Nama pada bukti transfer tidak sesuai.',
] as const;

export const usualReasons = {
  registration: [...aboutProof, 'Pendaftaran ganda.'],
  renewal: [...aboutProof, 'Bukti pembayaran sudah pernah dipakai.'],
  event: [
    ...aboutProof,
    'Bukti pembayaran sudah pernah dipakai.',
    'Bukti pembayaran untuk acara lain.',
    'Acara ini sudah dibayar.',
  ],
  all: aboutProof,
} as const satisfies Record<string, readonly KnownReason[]>;
