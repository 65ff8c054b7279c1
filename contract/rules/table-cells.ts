import { limits } from './limits.ts';

/**
 * Cuts a table cell to 19 characters followed by '...' (requirements 4.2.4); shorter text stays unchanged. A
 * space before the dots becomes non-breaking, so that the dots do not wrap alone.
 */
export const truncateCell = (text: string): string =>
  [...text].length > limits.textCellCharacters
    ? `${[...text].slice(0, limits.textCellCharacters).join('').replace(/ $/, '\u00a0')}...`
    : text;
