import type { CardKeys } from 'contract/card/card-verification';
import type { CardStatement } from 'contract/rules/codes/card-statement';
import { isoDate } from 'contract/text/dates';

export interface ClockReading {
  /** `at` is the server time when the list was created. */
  readonly keys: CardKeys | undefined;
  /** Milliseconds by which the device clock is ahead of the server; undefined before a server response. */
  readonly ahead: number | undefined;
}

/** Longer than a response takes, and than the CDN caches the key list. */
const toleranceMs = 10 * 60_000;

/** Returns the direction of the clock error; undefined without evidence of one. */
export function clockFault(
  { keys, ahead }: ClockReading,
  now: Date = new Date(),
): 'ahead' | 'behind' | undefined {
  // Without the current server time: the time cannot be earlier than the stored list.
  const offset = ahead ?? (keys === undefined ? 0 : Math.min(0, now.getTime() - Date.parse(keys.at)));
  if (Math.abs(offset) <= toleranceMs) return undefined;
  return offset > 0 ? 'ahead' : 'behind';
}

/**
 * Returns the time to check a card by: the server time if known, else the device time. Undefined when the
 * device clock is behind, which a card of a later year also proves, and the server time is unknown.
 */
export function serverTime(
  reading: ClockReading,
  { memberNumber }: Pick<CardStatement, 'memberNumber'>,
  now: Date,
): Date | undefined {
  if (reading.ahead !== undefined) {
    return clockFault(reading, now) === undefined ? now : new Date(now.getTime() - reading.ahead);
  }
  const issuedIn = /-(\d{4})-/.exec(memberNumber)?.[1] ?? '';
  return clockFault(reading, now) === undefined && issuedIn <= isoDate(now).slice(0, 4) ? now : undefined;
}
