/** Clock of all timestamps. An object, so that tests can change the time instead of waiting. */
export const clock = { now: (): Date => new Date() };

/** Returns the end of a query for earlier times, so that it also finds those of this millisecond. */
export const afterNow = (): Date => new Date(clock.now().getTime() + 1);
