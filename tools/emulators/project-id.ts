/** A `demo-` project needs no login and exists only in the emulators. */
export const PROJECT_ID = 'demo-sisindo';
