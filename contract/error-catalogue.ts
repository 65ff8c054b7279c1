/**
 * Errors of the function (requirements 5.1.3). The two English messages are fixed, because clients read them.
 */
export const errorCatalogue = {
  'invalid-input': { status: 400, message: 'Data yang dikirim belum lengkap atau tidak sesuai.' },
  'invalid-file': { status: 400, message: 'Berkas tidak dapat diterima.' },
  'malformed-body': { status: 400, message: 'Isi permintaan tidak dapat dibaca.' },
  unauthenticated: { status: 401, message: 'Silakan masuk terlebih dahulu.' },
  'invalid-credentials': { status: 401, message: 'Invalid credentials' },
  /** The password is correct, and the login needs a second factor. */
  'code-needed': { status: 401, message: 'Masukkan kode dari aplikasi autentikator Anda.' },
  /** The call requires re-authentication. */
  'proof-needed': {
    status: 403,
    message: 'Pastikan dulu bahwa ini Anda. Muat ulang halaman, lalu coba lagi.',
  },
  /** The deadline for a second factor is over, and this admin has none. */
  'factor-needed': {
    status: 403,
    message: 'Aktifkan verifikasi dua langkah lebih dulu: tanpa itu halaman admin tertutup.',
  },
  forbidden: { status: 403, message: 'Anda tidak berhak melakukan tindakan ini.' },
  /** The call has no valid App Check token. */
  'not-attested': {
    status: 403,
    message:
      'Kiriman ini tidak dapat dipastikan berasal dari situs kami. Matikan pemblokir iklan di halaman ini, muat ulang, lalu coba lagi; jika tetap begini, hubungi sekretariat.',
  },
  'not-found': { status: 404, message: 'Data tidak ditemukan.' },
  'method-not-allowed': { status: 405, message: 'Metode tidak didukung di alamat ini.' },
  /** Another account has logged in since the page was loaded. */
  'other-account': {
    status: 409,
    message: 'Halaman ini milik akun lain. Muat ulang halaman, lalu coba lagi.',
  },
  /** Firebase Auth and the membership record have different email addresses. */
  'account-parted': {
    status: 409,
    message:
      'Email ini sedang diubah, atau tidak sama dengan email di data keanggotaan. Coba lagi setengah jam lagi; jika tetap begini, hubungi sekretariat.',
  },
  'user-exists': { status: 409, message: 'User already exists' },
  'invalid-code': {
    status: 400,
    message: 'Tautan ini tidak berlaku lagi. Mintalah tautan yang baru.',
  },
  gone: { status: 410, message: 'Tautan ini sudah tidak berlaku.' },
  conflict: {
    status: 409,
    message: 'Data telah diubah oleh orang lain. Muat ulang halaman, lalu coba lagi.',
  },
  'wrong-status': { status: 409, message: 'Tindakan ini tidak berlaku untuk status keanggotaan saat ini.' },
  'receipt-name-needed': {
    status: 409,
    message: 'Nama memakai huruf yang tidak dapat dicetak di kuitansi. Tulis sekali dalam huruf Latin.',
  },
  'other-payment': {
    status: 409,
    message: 'Permintaan ini kini memakai bukti pembayaran lain. Lihat bukti itu, lalu putuskan.',
  },
  'month-closed': {
    status: 409,
    message: 'Bulan itu sudah ditutup di buku kas. Pilih tanggal di bulan yang masih terbuka.',
  },
  /** An expense with the same day, account, category and amount exists. */
  'same-expense': { status: 409, message: 'Pengeluaran yang sama sudah dicatat.' },
  'review-first': { status: 409, message: 'Buka tinjauan permintaan ini sebelum menyetujuinya.' },
  'last-admin': { status: 409, message: 'Admin terakhir tidak dapat dihapus.' },
  'last-coordinator': {
    status: 409,
    message: 'Institusi harus memiliki koordinator. Jadikan orang lain koordinator lebih dulu.',
  },
  'no-seat-free': {
    status: 409,
    message: 'Semua kursi sudah terisi atau diundang. Lepaskan kursi atau tarik undangan lebih dulu.',
  },
  'no-place-free': {
    status: 409,
    message:
      'Semua tempat sudah terisi. Tempat yang dibatalkan peserta lain dapat diambil lagi di halaman acara.',
  },
  'still-running': {
    status: 409,
    message: 'Kiriman yang sama masih diproses. Coba lagi beberapa detik lagi.',
  },
  'key-reused': { status: 422, message: 'Kiriman ini berbeda dari yang sudah diterima. Coba kirim lagi.' },
  'request-timeout': {
    status: 408,
    message: 'Kiriman terhenti atau terlalu lambat. Periksa koneksi Anda, lalu kirim lagi.',
  },
  'payload-too-large': { status: 413, message: 'Ukuran kiriman melebihi batas.' },
  'unsupported-media-type': { status: 415, message: 'Jenis kiriman tidak didukung.' },
  'too-many-requests': { status: 429, message: 'Terlalu banyak percobaan. Coba lagi beberapa menit lagi.' },
  /** Many requests change the same data, and each attempt met another change. */
  busy: {
    status: 503,
    message: 'Data ini sedang diubah oleh banyak permintaan. Coba lagi beberapa detik lagi.',
  },
  unavailable: { status: 503, message: 'Sebagian layanan sedang tidak menjawab.' },
  internal: { status: 500, message: 'Terjadi gangguan pada server. Coba lagi beberapa saat lagi.' },
} as const satisfies Record<string, { status: number; message: string }>;
