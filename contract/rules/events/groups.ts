import type { PriceKind } from '../money/event-prices.ts';

/** `maxGroups`: orders of one institution for one event at the same time. */
export const groupLimits = { minPlaces: 2, maxPlaces: 50, maxGroups: 5 } as const;

/** Places of a group at one price, in whole rupiah. */
interface Line {
  readonly count: number;
  readonly amount: number;
}

/** Returns the sum of all prices of a group in whole rupiah. */
export const groupAmount = (lines: readonly Line[]): number =>
  lines.reduce((sum, { count, amount }) => sum + count * amount, 0);

/** Returns the number of places of a group. */
export const groupSize = (lines: readonly Pick<Line, 'count'>[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

/** Prices at which an institution can order places, in whole rupiah. */
export interface GroupPrices {
  /** Price of its seats, and the number of places at it; null without one. */
  readonly seats: { readonly kind: PriceKind; readonly count: number; readonly amount: number } | null;
  /** Price of the other places; null if the seats are the only ones. */
  readonly publicAmount: number | null;
}

/** Returns the places of an order at their prices, seats first. Undefined for more places than the prices allow. */
export function toGroupLines({ seats, publicAmount }: GroupPrices, places: number) {
  const seatCount = Math.min(seats?.count ?? 0, places);
  const others = places - seatCount;
  if (others > 0 && publicAmount === null) return undefined;
  return [
    ...(seats === null || seatCount === 0 ? [] : [{ ...seats, count: seatCount }]),
    ...(others === 0 || publicAmount === null
      ? []
      : [{ kind: 'public' as const, count: others, amount: publicAmount }]),
  ];
}
