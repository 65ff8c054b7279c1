import type { RequestLine } from 'contract/schemas/request-rows';
import { groupThousands } from 'contract/text/numbers';

export const bankWords = { known: 'Sudah masuk mutasi', missing: 'Belum masuk mutasi' } as const;

/** Formats 'Rp 149.877', with a fraction if there is one: 'Rp 149.877,50'. */
export function rupiahOfSen(sen: number): string {
  const rest = Math.abs(sen) % 100;
  const whole = groupThousands(Math.floor(Math.abs(sen) / 100));
  const sign = sen < 0 ? '-' : '';
  return `${sign}Rp\u00a0${whole}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}`;
}

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
