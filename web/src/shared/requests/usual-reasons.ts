const aboutProof = [
  'Bukti pembayaran tidak terbaca.',
  'Jumlah transfer tidak sesuai.',
  'Nama pada bukti transfer tidak sesuai.',
] as const;

/** Selectable reasons of a rejection, in the order of their number keys. */
export const usualReasons = {
  registration: [...aboutProof, 'Pendaftaran ganda.'],
  renewal: [...aboutProof, 'Bukti pembayaran sudah pernah dipakai.'],
  /** For bulk decisions on requests of both kinds. */
  both: aboutProof,
} as const satisfies Record<string, readonly string[]>;
