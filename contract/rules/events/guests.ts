/** Ids of accounts have 24 characters, so they are never the id of a person without an account. */
export const isGuestId = (person: string): boolean => /^guest[0-9a-f]{32}$/.test(person);

/** Page of a registration without an account. The code follows as fragment, which no server log contains. */
export const guestPlacePath = '/acara/tempat';

/** Hours in which an address must be confirmed. */
export const guestConfirmationHours = 48;
