import { isValidAt } from 'contract/rules/membership';

/** Returns 'berlaku sampai 5 Januari 2027', or 'berakhir pada 5 Januari 2026' after the last day. `date` is the formatted end. */
export const memberValidity = (validUntil: string, date: string, now: Date = new Date()): string =>
  `${isValidAt(validUntil, now) ? 'berlaku sampai' : 'berakhir pada'} ${date}`;
