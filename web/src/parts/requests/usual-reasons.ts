const aboutProof = [
  'Bukti pembayaran tidak terbaca.',
  'Jumlah transfer tidak sesuai.',
  'Nama pada bukti transfer tidak sesuai.',
] as const;

/** Reasons to pick from when a request is rejected, in the order of their number keys. */
export const usualReasons = {
  registration: [...aboutProof, 'Pendaftaran ganda.'],
  renewal: [...aboutProof, 'Bukti pembayaran sudah pernah dipakai.'],
  /** For several requests at once, of both kinds. */
  both: aboutProof,
} as const satisfies Record<string, readonly string[]>;
