/**
 * '150.000', without `Intl`: on a phone its first number format takes longer than rendering the home page.
 */
export const groupThousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');

/** Formats whole rupiah: 'Rp 150.000' (with a no-break space). */
export const formatRupiah = (amount: number): string =>
  `${amount < 0 ? '-' : ''}Rp\u00a0${groupThousands(Math.abs(amount))}`;

export const hasNonLatinLetters = (name: string): boolean =>
  /[^\P{L}\p{Script=Latin}\p{Script=Common}]/u.test(name);
