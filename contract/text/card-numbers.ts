import { association } from './association.ts';
import { cardNumberDate } from './dates.ts';

/** Returns `{prefix}.01.{DD.MM.YYYY}` of the record's creation (requirements 3.3.1). */
export const cardNumber = (createdAt: string | Date): string =>
  `${association.cardPrefix}.01.${cardNumberDate(createdAt)}`;

/**
 * `SISINDO-2026-048213` by the year of the first approval in Jakarta. The caller ensures that the serial, 0
 * to 999999, is unused.
 */
export const memberNumber = (approvedAt: Date, serial: number): string =>
  `${association.cardPrefix}-${cardNumberDate(approvedAt).slice(-4)}-${String(serial).padStart(6, '0')}`;

const memberNumberPattern = new RegExp(`^${association.cardPrefix}-\\d{4}-\\d{6}$`, 'i');

/** Returns true for a member number, in any letter case. */
export const isMemberNumber = (text: string): boolean => memberNumberPattern.test(text.trim());
