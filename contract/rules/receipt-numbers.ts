/**
 * Returns 'KW/2026/000123': the number of a receipt, without gaps within the year of the approval in Jakarta.
 */
export const receiptNumber = (year: string, serial: number): string =>
  `KW/${year}/${String(serial).padStart(6, '0')}`;

/**
 * Returns 'KW-2026-000123': the number as an id, because document ids and file names cannot contain a slash.
 */
export const receiptId = (number: string): string => number.replaceAll('/', '-');

/** Returns the serial of 'KW/2026/000123' within its year: 123. */
export const receiptSerial = (number: string): number => Number(number.split('/')[2]);

/** Returns the year of 'KW/2026/000123': '2026'. */
export const receiptYear = (number: string): string => number.split('/')[1] ?? '';

/** Returns 'kuitansi-KW-2026-000123.pdf'. */
export const receiptFileName = (number: string): string => `kuitansi-${receiptId(number)}.pdf`;
