export const title = 'Survei acara';
export const closed =
  'Survei ini tidak terbuka untuk Anda. Survei hanya untuk peserta yang hadir, setelah acara selesai.';
export const ownEvent = 'Pendaftaran acara';
export const loadError = 'Survei tidak dapat dimuat.';
