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

/** 'BS' for Budi Santoso: first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toUpperCase();
}
