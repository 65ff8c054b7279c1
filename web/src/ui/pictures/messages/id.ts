// Crop
export const cropTitle = 'Atur foto';
export const loading = 'Memuat…';
export const cancel = 'Batal';
export const cropArea = 'Bagian foto yang dipakai. Panah menggeser, Shift dengan panah mengubah ukuran';
export const topLeft = 'Sudut kiri atas, panah mengubah ukuran';
export const top = 'Sisi atas, panah mengubah ukuran';
export const topRight = 'Sudut kanan atas, panah mengubah ukuran';
export const right = 'Sisi kanan, panah mengubah ukuran';
export const bottomRight = 'Sudut kanan bawah, panah mengubah ukuran';
export const bottom = 'Sisi bawah, panah mengubah ukuran';
export const bottomLeft = 'Sudut kiri bawah, panah mengubah ukuran';
export const left = 'Sisi kiri, panah mengubah ukuran';
export const chosenAlt = 'Foto yang dipilih, {name}';
export const cropHint = 'Seret kotak untuk menggeser dan sudutnya untuk mengubah ukuran.';
export const keyboardHint = 'Dengan papan ketik: panah menggeser, Shift + panah mengubah ukuran.';
export const useWhole = 'Pakai seluruh gambar';
// Picture over the whole screen
export const openOriginal = 'Buka gambar asli';
export const close = 'Tutup';
export const loadFailed = 'Gambar tidak dapat dimuat.';
/** Fixed in English by the specification. */
export const pictureLoading = 'Loading...';
// Refused files
export const heicHelp =
  '{name}: foto HEIC tidak dapat dibaca di sini. iPhone: Pengaturan → Kamera → Format → Paling Kompatibel, atau bagikan foto sebagai JPEG. Android: matikan HEIC/HEIF (foto efisiensi tinggi) di pengaturan kamera. Lalu foto ulang.';
export const tooManyPixels =
  '{name}: foto melebihi {megapixels} megapiksel. Pilih resolusi yang lebih kecil di kamera.';
export const fileGone = '{name}: berkas tidak dapat dibuka. Simpan dulu di perangkat, lalu pilih lagi.';
