/** Clock of all timestamps. An object, so that tests can change the time instead of waiting. */
export const clock = { now: (): Date => new Date() };
