/** 'KW/2026/000123': the number of a receipt, counted without gaps within the year of the approval in Jakarta. */
export const receiptNumber = (year: string, serial: number): string =>
  `KW/${year}/${String(serial).padStart(6, '0')}`;

/** 'KW-2026-000123': the number as an id, as no document and no file may be named with a slash. */
export const receiptId = (number: string): string => number.replaceAll('/', '-');

/** Where 'KW/2026/000123' stands within its year: 123. */
export const receiptSerial = (number: string): number => Number(number.split('/')[2]);

/** The year that 'KW/2026/000123' is of: '2026'. */
export const receiptYear = (number: string): string => number.split('/')[1] ?? '';

/** 'kuitansi-KW-2026-000123.pdf'. */
export const receiptFileName = (number: string): string => `kuitansi-${receiptId(number)}.pdf`;
