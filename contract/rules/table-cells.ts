import { limits } from './limits.ts';

/** Cuts to 19 characters and '...' (requirements 4.2.4). A non-breaking space keeps the dots on the line. */
export const truncateCell = (text: string): string =>
  [...text].length > limits.textCellCharacters
    ? `${[...text].slice(0, limits.textCellCharacters).join('').replace(/ $/, '\u00a0')}...`
    : text;
