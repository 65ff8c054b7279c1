/** Returns 'INV/2026/000123': without gaps within the year of its issue in Jakarta. */
export const invoiceNumber = (year: string, serial: number): string =>
  `INV/${year}/${String(serial).padStart(6, '0')}`;

/** Returns 'INV-2026-000123': the number as a document id, which cannot contain a slash. */
export const invoiceId = (number: string): string => number.replaceAll('/', '-');

export const invoiceFileName = (number: string): string => `invoice-${invoiceId(number)}.pdf`;
