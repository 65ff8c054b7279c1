import type { RequestLine } from 'contract/fields/request-rows';
import { grouped } from 'contract/words/text';

/** How a request stands at the bank. */
export const bankWords = { known: 'Sudah masuk mutasi', missing: 'Belum masuk mutasi' } as const;

/** 'Rp 149.877', with sen where there are any: 'Rp 149.877,50'. */
export function rupiahOfSen(sen: number): string {
  const rest = Math.abs(sen) % 100;
  const whole = grouped(Math.floor(Math.abs(sen) / 100));
  const sign = sen < 0 ? '-' : '';
  return `${sign}Rp\u00a0${whole}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}`;
}

/** What speaks for a line being for its bills: 'Jumlah persis, nama pembayar'. */
export function reasonText({ why }: Pick<RequestLine, 'why'>): string {
  if (why === null) return 'Dicocokkan oleh admin';
  const reasons = [
    why.amountFits ? 'jumlah persis' : 'jumlah berbeda',
    ...(why.codeFits ? ['kode tagihan'] : []),
    ...(why.nameFits === null ? [] : ['nama pembayar']),
  ].join(', ');
  return `${reasons.charAt(0).toUpperCase()}${reasons.slice(1)}`;
}
