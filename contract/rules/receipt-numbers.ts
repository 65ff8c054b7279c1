import { fill } from '../text/language/fill.ts';
import { t } from '../text/messages/files.ts';

/** Returns 'KW/2026/000123': without gaps within the year of the approval in Jakarta. */
export const receiptNumber = (year: string, serial: number): string =>
  `KW/${year}/${String(serial).padStart(6, '0')}`;

/** Returns 'KW-2026-000123', because document ids and file names cannot contain a slash. */
export const receiptId = (number: string): string => number.replaceAll('/', '-');

export const receiptSerial = (number: string): number => Number(number.split('/')[2]);

export const receiptYear = (number: string): string => number.split('/')[1] ?? '';

export const receiptFileName = (number: string): string => fill(t.receiptFile, { id: receiptId(number) });
