export const cancelled = 'Dibatalkan.';
export const noConnection = 'Tidak ada sambungan ke server.';
export const siteUpdated = 'Situs ini baru saja diperbarui. Muat ulang halaman untuk melanjutkan.';
/** Used by main.ts before other code is loaded. */
export const siteNotLoaded = 'Halaman ini tidak dapat dimuat. Muat ulang halaman.';
