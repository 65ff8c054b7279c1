export const loading = 'Memuat…';
// Action on several rows
export const selectedLabel = 'Yang dipilih';
export const progressLabel = 'Kemajuan';
export const progressText = '{done} dari {total} selesai';
export const progressValue = '{done} dari {total}';
export const summary = '{done} dari {total} berhasil';
export const failedCount = '{count} gagal';
export const stopped = 'Dihentikan: {count} belum dikerjakan dan tetap terpilih.';
export const cancel = 'Batal';
export const stop = 'Hentikan';
export const close = 'Tutup';
