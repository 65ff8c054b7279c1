export const title = 'Verifikasi kartu anggota';
export const description =
  'Periksa apakah sebuah kartu anggota {name} asli dan masih berlaku, juga tanpa jaringan.';
export const lead =
  'Pindai kode QR pada kartu untuk mengetahui apakah kartu itu asli dan masih berlaku. Dapat dipakai tanpa jaringan.';
export const scanTitle = 'Periksa sebuah kartu';
export const noScript = 'Pemeriksaan kartu memerlukan JavaScript. Nyalakan JavaScript di peramban Anda.';
export const cameraHint = 'Arahkan kamera ke kode QR pada kartu.';
export const pictureNote = 'Gambar dibaca di perangkat ini dan tidak dikirim ke mana pun.';
export const codeMissing = 'Tempel dahulu tautan atau kodenya.';
export const codeForm = 'Tempel kode';
export const code = 'Tautan atau kode';
export const check = 'Periksa';
export const picture = 'Gambar kartu';
export const unreadablePicture =
  'Tidak ada kode QR yang terbaca pada gambar ini. Pilih gambar yang lebih tajam dan terang.';
export const listTitle = 'Daftar pada perangkat ini';
export const listUpdated = 'Kunci dan daftar kartu yang dicabut diperbarui {time} WIB.';
export const listLoading = 'Memuat kunci dan daftar kartu yang dicabut…';
export const listMissing = 'Kunci dan daftar kartu yang dicabut belum ada di perangkat ini.';
export const listOffline = ' Tanpa sambungan, daftar itu belum dapat diperbarui.';
export const updateList = 'Perbarui daftar';
export const pageSaved =
  'Halaman ini sudah tersimpan dan dapat dibuka tanpa jaringan. Tambahkan ke layar utama agar mudah ditemukan.';
export const pageNotSaved = 'Setelah dibuka sekali, halaman ini dapat dipakai tanpa jaringan.';
// The verdict
export const validTitle = 'Kartu berlaku';
export const validText = 'Tanda tangan digitalnya asli dan masa berlakunya belum lewat.';
export const expiredTitle = 'Kartu kedaluwarsa';
export const expiredText = 'Tanda tangan digitalnya asli, tetapi masa berlakunya sudah lewat.';
export const revokedTitle = 'Kartu dicabut';
export const revokedText = 'Kartu ini pernah asli, tetapi sudah diganti atau dibatalkan. Jangan diterima.';
export const pausedTitle = 'Keanggotaan sedang cuti';
export const pausedText = 'Tanda tangan digitalnya asli, tetapi kartu ini tidak berlaku selama cuti.';
export const forgedTitle = 'Kartu palsu';
export const forgedText =
  'Kode ini meniru kode kartu {name}, tetapi tanda tangan digitalnya tidak cocok. Jangan diterima.';
export const unreadableTitle = 'Kode tidak dikenali';
export const unreadableText =
  'Ini bukan kode kartu {name}, atau kodenya salah ketik atau terpotong. Pindai kartunya sekali lagi, atau salin tautannya utuh.';
export const uncheckedTitle = 'Belum dapat diperiksa';
export const clockText =
  'Tanda tangan digitalnya asli. Masa berlakunya belum pasti: jam perangkat ini tampaknya salah.';
export const uncheckedText =
  'Kunci untuk kode ini belum ada di perangkat ini. Sambungkan ke internet, lalu perbarui daftar.';
export const resultLabel = 'Hasil pemeriksaan';
export const placeholder = 'Hasilnya tampil di sini setelah sebuah kartu dipindai.';
export const name = 'Nama';
export const memberNumber = 'Nomor anggota';
export const validUntil = 'Berlaku sampai';
export const liveState = 'Status langsung';
export const printedBefore = 'Kartu ini dibuat sebelum perpanjangan: yang tercetak {date}.';
export const clockAhead =
  'Jam perangkat ini tampaknya terlalu cepat: {time}. Setel tanggal dan jamnya, lalu muat ulang halaman ini.';
export const clockBehind =
  'Jam perangkat ini tampaknya terlambat: {time}. Setel tanggal dan jamnya, lalu muat ulang halaman ini.';
export const clockAheadServer =
  'Jam perangkat ini tampaknya terlalu cepat: {time}. Hasil di atas memakai waktu server. Setel tanggal dan jamnya, lalu muat ulang halaman ini.';
export const clockBehindServer =
  'Jam perangkat ini tampaknya terlambat: {time}. Hasil di atas memakai waktu server. Setel tanggal dan jamnya, lalu muat ulang halaman ini.';
export const byThisClock = 'Menurut jam perangkat ini: {time}.';
export const liveValid = 'Keanggotaan berlaku';
export const liveExpired = 'Keanggotaan sudah berakhir';
export const liveRevoked = 'Kartu ini dicabut';
export const livePaused = 'Keanggotaan sedang cuti';
export const replaced = 'Kartu lama. Nomor anggotanya kini {number}';
export const asking = 'Sedang ditanyakan…';
export const notAvailable = 'Tidak tersedia tanpa sambungan';
