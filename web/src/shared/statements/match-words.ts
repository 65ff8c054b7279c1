import type { RequestLine } from 'contract/schemas/request-rows';

export const bankWords = { known: 'Sudah masuk mutasi', missing: 'Belum masuk mutasi' } as const;

/** Lists the reasons of a match between a line and its bills: 'Jumlah persis, nama pembayar'. */
export function reasonText({ why }: Pick<RequestLine, 'why'>): string {
  if (why === null) return 'Dicocokkan oleh admin';
  const reasons = [
    why.amountFits ? 'jumlah persis' : 'jumlah berbeda',
    ...(why.codeFits ? ['kode tagihan'] : []),
    ...(why.nameFits === null ? [] : ['nama pembayar']),
  ].join(', ');
  return `${reasons.charAt(0).toUpperCase()}${reasons.slice(1)}`;
}
