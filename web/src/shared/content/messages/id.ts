export const table = 'Tabel {title}';
export const untranslated = 'Halaman itu belum ada dalam bahasa Indonesia. Ini semua yang sudah ada.';
