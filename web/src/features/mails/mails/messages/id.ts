// The page is only for developers.
export const title = 'Email terkirim';
export const loading = 'Loading...';
export const notFound = '404 - Page not found';
export const reload = 'Muat ulang';
export const explanation =
  'Email yang akan dikirim situs yang sudah dipasang, terbaru dulu. Tidak ada yang keluar dari komputer ini.';
export const loadError = 'Email tidak dapat dimuat.';
export const empty = 'Belum ada. Di npm start, email dikirim dalam dua detik.';
export const recipient = 'Kepada {to}, {time}';
export const attachment = 'Attachment: {name}, {size}';
