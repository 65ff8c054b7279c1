import { association } from './association.ts';
import { cardNumberDate } from './dates.ts';

/** Number printed on a membership card: `{prefix}.01.{DD.MM.YYYY}` of the record's creation (requirements 3.3.1). */
export const cardNumber = (createdAt: string | Date): string =>
  `${association.cardPrefix}.01.${cardNumberDate(createdAt)}`;

/**
 * A member's own number, unlike the card number never shared by two people: `SISINDO-2026-048213`.
 *
 * @param approvedAt when the membership was first approved (the year is Jakarta's)
 * @param serial 0 to 999999; the caller makes sure that the number is not taken
 */
export const memberNumber = (approvedAt: Date, serial: number): string =>
  `${association.cardPrefix}-${cardNumberDate(approvedAt).slice(-4)}-${String(serial).padStart(6, '0')}`;

const numberForm = new RegExp(`^${association.cardPrefix}-\\d{4}-\\d{6}$`, 'i');

/** Whether somebody typed a member's own number, in any case of letters. */
export const isMemberNumber = (text: string): boolean => numberForm.test(text.trim());
