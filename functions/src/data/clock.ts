/** Clock of all timestamps. An object, so that tests can change the time instead of waiting. */
export const clock = { now: (): Date => new Date() };

/** Returns the bound of a query for times before it, which finds those of this millisecond too. */
export const afterNow = (): Date => new Date(clock.now().getTime() + 1);
