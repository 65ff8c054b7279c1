import { limits } from './limits.ts';

/** Cuts a table cell to 19 characters followed by '...' (SPEC section 9); shorter text stays as it is. */
export const cutCell = (text: string): string =>
  [...text].length > limits.textCellCharacters
    ? `${[...text].slice(0, limits.textCellCharacters).join('')}...`
    : text;

const rupiahFormat = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

/** 'Rp 150.000' (with a no-break space), from whole rupiah. */
export const rupiah = (amount: number): string => rupiahFormat.format(amount);
