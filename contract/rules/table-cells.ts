import { limits } from './limits.ts';

/** Cuts a table cell to 19 characters followed by '...' (requirements 4.2.4); shorter text stays as it is. */
export const cutCell = (text: string): string =>
  [...text].length > limits.textCellCharacters
    ? `${[...text].slice(0, limits.textCellCharacters).join('')}...`
    : text;
