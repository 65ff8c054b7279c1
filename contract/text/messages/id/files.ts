export const expenseMissing = 'Pilih foto atau PDF nota.';
export const evidenceMissing = 'Pilih foto atau PDF bukti.';
export const answerMissing = 'Pilih berkas.';
export const documentMissing = 'Pilih foto atau PDF.';
export const mailMissing = 'Tidak ada email.';
export const withPdf = 'JPG, PNG, atau PDF';
export const withWebp = 'JPG, PNG, atau WebP';
export const photos = 'JPG atau PNG';
export const notAnImage =
  'Berkas bukan gambar {formats} yang utuh, atau ukurannya melebihi {megapixels} megapiksel.';
export const unreadableImage = '{name}: bukan gambar {formats} yang utuh.';
/** Fixed in English (requirements 6.10.4). */
export const extensions = 'Allowed file extensions: {extensions}';
export const pdfUnsupported =
  'PDF tidak didukung. Buka PDF, ambil tangkapan layar, lalu pilih gambarnya di sini.';
export const unsupported = '{name}: jenis berkas tidak didukung. {hint}';
export const empty = '{name}: berkas kosong.';
export const tooLarge = '{name}: ukuran berkas melebihi {size}.';
export const receiptFile = 'kuitansi-{id}.pdf';
export const certificateFile = 'sertifikat-{code}.pdf';
export const membershipLetterFile = 'surat-keterangan-{id}.pdf';
