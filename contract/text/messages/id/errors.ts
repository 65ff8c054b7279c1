export const invalidInput = 'Data yang dikirim belum lengkap atau tidak sesuai.';
export const invalidFile = 'Berkas tidak dapat diterima.';
export const malformedBody = 'Isi permintaan tidak dapat dibaca.';
export const unauthenticated = 'Silakan masuk terlebih dahulu.';
/** Fixed in English, because clients read it. */
export const invalidCredentials = 'Invalid credentials';
export const codeNeeded = 'Masukkan kode dari aplikasi autentikator Anda.';
export const proofNeeded = 'Pastikan dulu bahwa ini Anda. Muat ulang halaman, lalu coba lagi.';
export const factorNeeded = 'Aktifkan verifikasi dua langkah lebih dulu: tanpa itu halaman admin tertutup.';
export const forbidden = 'Anda tidak berhak melakukan tindakan ini.';
export const notAttested =
  'Kiriman ini tidak dapat dipastikan berasal dari situs kami. Matikan pemblokir iklan di halaman ini, muat ulang, lalu coba lagi; jika tetap begini, hubungi sekretariat.';
export const notFound = 'Data tidak ditemukan.';
export const methodNotAllowed = 'Metode tidak didukung di alamat ini.';
export const otherAccount = 'Halaman ini milik akun lain. Muat ulang halaman, lalu coba lagi.';
export const accountParted =
  'Email ini sedang diubah, atau tidak sama dengan email di data keanggotaan. Coba lagi setengah jam lagi; jika tetap begini, hubungi sekretariat.';
/** Fixed in English, because clients read it. */
export const userExists = 'User already exists';
export const invalidCode = 'Tautan ini tidak berlaku lagi. Mintalah tautan yang baru.';
export const gone = 'Tautan ini sudah tidak berlaku.';
export const conflict = 'Data telah diubah oleh orang lain. Muat ulang halaman, lalu coba lagi.';
export const wrongStatus = 'Tindakan ini tidak berlaku untuk status keanggotaan saat ini.';
export const receiptNameNeeded =
  'Nama memakai huruf yang tidak dapat dicetak di kuitansi. Tulis sekali dalam huruf Latin.';
export const otherPayment =
  'Permintaan ini kini memakai bukti pembayaran lain. Lihat bukti itu, lalu putuskan.';
export const monthClosed = 'Bulan itu sudah ditutup di buku kas. Pilih tanggal di bulan yang masih terbuka.';
export const sameExpense = 'Pengeluaran yang sama sudah dicatat.';
export const reviewFirst = 'Buka tinjauan permintaan ini sebelum menyetujuinya.';
export const lastAdmin = 'Admin terakhir tidak dapat dihapus.';
export const lastCoordinator =
  'Institusi harus memiliki koordinator. Jadikan orang lain koordinator lebih dulu.';
export const noSeatFree =
  'Semua kursi sudah terisi atau diundang. Lepaskan kursi atau tarik undangan lebih dulu.';
export const noPlaceFree =
  'Semua tempat sudah terisi. Tempat yang dibatalkan peserta lain dapat diambil lagi di halaman acara.';
export const stillRunning = 'Kiriman yang sama masih diproses. Coba lagi beberapa detik lagi.';
export const keyReused = 'Kiriman ini berbeda dari yang sudah diterima. Coba kirim lagi.';
export const requestTimeout = 'Kiriman terhenti atau terlalu lambat. Periksa koneksi Anda, lalu kirim lagi.';
export const payloadTooLarge = 'Ukuran kiriman melebihi batas.';
export const unsupportedMediaType = 'Jenis kiriman tidak didukung.';
export const tooManyRequests = 'Terlalu banyak percobaan. Coba lagi beberapa menit lagi.';
export const busy = 'Data ini sedang diubah oleh banyak permintaan. Coba lagi beberapa detik lagi.';
export const unavailable = 'Sebagian layanan sedang tidak menjawab.';
export const internal = 'Terjadi gangguan pada server. Coba lagi beberapa saat lagi.';
export const quoteCode = '{message} Sebutkan kode: {code}';
