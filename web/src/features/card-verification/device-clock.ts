import type { CardKeys } from 'contract/card-verification';
import type { CardStatement } from 'contract/rules/card-statement';
import { isoDate } from 'contract/words/dates';

/** What this device knows of the time elsewhere. */
export interface ClockReading {
  /** Their `at` is the server's time. */
  readonly keys: CardKeys | undefined;
  /** By how many milliseconds the clock here is ahead of the server's; undefined while it was not asked. */
  readonly ahead: number | undefined;
}

/** More than answers take, and than the CDN keeps the list of keys. */
const toleranceMs = 10 * 60_000;

/** How the clock here is wrong; undefined where nothing tells that it is. */
export function clockFault(
  { keys, ahead }: ClockReading,
  now: Date = new Date(),
): 'ahead' | 'behind' | undefined {
  // Without the server's time now: it cannot be earlier than when the kept list was made.
  const offset = ahead ?? (keys === undefined ? 0 : Math.min(0, now.getTime() - Date.parse(keys.at)));
  if (Math.abs(offset) <= toleranceMs) return undefined;
  return offset > 0 ? 'ahead' : 'behind';
}

/**
 * The time to check a card by: the server's where it was told.
 *
 * @returns undefined where all that is known is that the clock here is behind: also by a card of a later year
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
