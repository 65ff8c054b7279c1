import { t } from './messages/numbers.ts';

/**
 * '150.000', or '150,000' in English. It does not use `Intl`: on a phone its first number format takes longer
 * than rendering the home page.
 */
export const groupThousands = (count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, t.thousandsSeparator);

/** Formats whole rupiah: 'Rp 150.000' (with a no-break space). */
export const formatRupiah = (amount: number): string =>
  `${amount < 0 ? '-' : ''}Rp\u00a0${groupThousands(Math.abs(amount))}`;

/** Formats hundredths of a rupiah: 'Rp 149.877', with a fraction if there is one: 'Rp 149.877,50'. */
export function rupiahOfSen(sen: number): string {
  const rest = Math.abs(sen) % 100;
  const whole = formatRupiah(Math.trunc(sen / 100));
  const sign = sen < 0 && !whole.startsWith('-') ? '-' : '';
  return `${sign}${whole}${rest === 0 ? '' : `${t.decimalSeparator}${String(rest).padStart(2, '0')}`}`;
}

export const hasNonLatinLetters = (name: string): boolean =>
  /[^\P{L}\p{Script=Latin}\p{Script=Common}]/u.test(name);
