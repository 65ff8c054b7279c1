import { isoDate } from '../../text/dates.ts';
import { eventPriceLimits } from '../money/event-prices.ts';

/** Transfers of one place. Each paid one adds a bill to the place. */
export const maxTransfers = 3;

const transferHours = 72;
const hourMs = 3_600_000;

/** Returns whether a place can change its owner: not on the day of the event in Jakarta, nor later. */
export const canTransferAt = (startsAt: Date, now: Date): boolean => isoDate(now) < isoDate(startsAt);

/** Returns the end of a transfer, which never reaches the beginning of the event. */
export const transferEnd = (startsAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + transferHours * hourMs, startsAt.getTime()));

/**
 * Returns what the new owner pays in addition, in whole rupiah. Nothing returns for a lower price, and a difference
 * below the lowest price is not billed: a unique code would be a large part of it.
 */
export function transferDifference(price: number, paid: number): number {
  const difference = price - paid;
  return difference < eventPriceLimits.minPrice ? 0 : difference;
}
