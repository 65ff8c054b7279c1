import { limits } from './limits.ts';

/**
 * Cuts a table cell to 19 characters followed by '...' (requirements 4.2.4); shorter text stays as it is. A space before
 * the dots does not break: they would stand alone on a line.
 */
export const cutCell = (text: string): string =>
  [...text].length > limits.textCellCharacters
    ? `${[...text].slice(0, limits.textCellCharacters).join('').replace(/ $/, '\u00a0')}...`
    : text;
