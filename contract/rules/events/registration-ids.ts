/** Ids of registrations consist of the id of the event, which always has the same length, and that of the person. */
const eventIdLength = 24;

/** Returns the event of a registration. */
export const eventIdOf = (registration: string): string => registration.slice(0, eventIdLength);

/** Returns the person of a registration: an account or a guest. */
export const personIdOf = (registration: string): string => registration.slice(eventIdLength);
