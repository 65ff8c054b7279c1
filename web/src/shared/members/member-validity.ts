import { isLifetime, isValidAt } from 'contract/rules/membership';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/shared/members';

/**
 * Returns 'berlaku sampai 5 Januari 2027', 'berlaku seumur hidup', or 'berakhir pada 5 Januari 2026' after the last
 * day. `date` is the formatted end.
 */
export function memberValidity(validUntil: string, date: string, now: Date = new Date()): string {
  if (isLifetime(validUntil)) return t.validForLife;
  return fill(isValidAt(validUntil, now) ? t.validUntil : t.endedOn, { date });
}
