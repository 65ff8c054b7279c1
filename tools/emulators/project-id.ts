/** A `demo-` project needs no login, and exists nowhere but in the emulators. */
export const PROJECT_ID = 'demo-sisindo';
