export const title = 'Bahasa email';
export const inIndonesian = 'Email kepada Anda kami tulis dalam bahasa Indonesia.';
export const inEnglish = 'Email kepada Anda kami tulis dalam bahasa Inggris.';
export const chooseEnglish = 'Pakai bahasa Inggris';
export const chooseIndonesian = 'Pakai bahasa Indonesia';
export const saving = 'Menyimpan…';
export const notSaved = 'Pilihan Anda belum tersimpan. Coba lagi.';
