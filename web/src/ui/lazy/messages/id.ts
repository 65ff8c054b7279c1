export const reload = 'Muat ulang';
/** Fixed in English by the specification. */
export const loading = 'Loading...';
