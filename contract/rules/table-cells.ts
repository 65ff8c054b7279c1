import { limits } from './limits.ts';

/** Cuts a table cell to 19 characters followed by '...' (SPEC section 9); shorter text stays as it is. */
export const cutCell = (text: string): string =>
  [...text].length > limits.textCellCharacters
    ? `${[...text].slice(0, limits.textCellCharacters).join('')}...`
    : text;
