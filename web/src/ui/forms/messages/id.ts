// Fields
export const optional = ' (opsional)';
export const showPassword = 'Tampilkan kata sandi';
export const shortPassword = 'Minimal {minimum} karakter.';
export const weakPassword = 'Kekuatan kata sandi: lemah. Tambah beberapa kata.';
export const fairPassword = 'Kekuatan kata sandi: cukup.';
export const strongPassword = 'Kekuatan kata sandi: kuat.';
/** Fixed in English by the specification. */
export const fileUnreadable = 'Error reading the file.';
// Errors
export const needsJavaScript = 'Formulir ini memerlukan JavaScript. Nyalakan JavaScript di peramban Anda.';
export const problemsTitle = 'Ada {count} isian yang perlu diperbaiki';
/** Start of the document title while a form has errors. */
export const errorPrefix = 'Error: ';
export const aborted = 'Pengiriman dibatalkan. Isian Anda tetap ada.';
export const inputKept = 'Isian Anda tetap ada. Kirim lagi setelah tersambung.';
export const pictureMissing = 'Gambar belum terunggah, jadi belum ada yang disimpan.';
export const conflictText = 'Muat data terbaru dan ulangi perubahan Anda, atau timpa dengan isian Anda.';
export const loadLatest = 'Muat data terbaru';
export const overwrite = 'Timpa dengan isian saya';
// Upload
export const uploaded = 'Terkirim, sedang diperiksa';
export const uploading = 'Mengirim berkas';
export const uploadLabel = 'Kemajuan unggahan';
export const cancelUpload = 'Batalkan';
// Unsaved changes
export const leaveQuestion = 'Perubahan belum disimpan. Tinggalkan halaman ini?';
export const leave = 'Tinggalkan';
export const stay = 'Tetap di sini';
export const saving = 'Menyimpan…';
