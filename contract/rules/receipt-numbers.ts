/** 'KW/2026/000123': the number of a receipt, counted without gaps within its year of issue in Jakarta. */
export const receiptNumber = (year: string, serial: number): string =>
  `KW/${year}/${String(serial).padStart(6, '0')}`;

/** 'kuitansi-KW-2026-000123.pdf': no file may be named with a slash. */
export const receiptFileName = (number: string): string => `kuitansi-${number.replaceAll('/', '-')}.pdf`;
