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
