/** The moment that everything is stamped with: one place, so that tests can move time instead of waiting. */
export const clock = { now: (): Date => new Date() };
