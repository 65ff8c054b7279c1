// Page of a device without account
export const title = 'Check-in acara';
export const incompleteLink = 'Tautan ini tidak lengkap. Mintalah tautan baru kepada panitia.';
// Scanner and search
export const loading = 'Memuat…';
export const listLoadError = 'Daftar peserta tidak dapat dimuat.';
export const offlineRisk =
  'Tanpa jaringan: tiket yang sama bisa lolos di dua pintu; kami tandai setelah sinkron.';
export const scanOrSearch = 'Pindai atau cari';
export const scanHint = 'Arahkan kamera ke kode QR tiket atau kartu anggota.';
export const mainDoor = 'Pintu utama';
export const searchLabel = 'Nama, nomor anggota atau kode tiket';
export const admit = 'Masuk';
export const tooMany = '{count} orang cocok. Ketik lebih lengkap.';
export const admittedAt = 'Masuk pukul {time} di {door}';
export const notAdmitted = 'Belum masuk';
export const notPaid = 'Belum dibayar';
// State of the data
export const attendance = 'Kehadiran';
export const present = '{count} dari {total} hadir';
export const poolCount = '{count} dari {total}';
export const byDoor = 'Menurut pintu';
export const byPool = 'Menurut tempat';
export const online = 'Terhubung.';
export const offline = 'Tanpa jaringan.';
export const scansWaiting = '{count} pemindaian menunggu dikirim.';
export const listAt = 'Daftar per {time} WIB.';
export const refreshList = 'Perbarui daftar';
export const doorName = 'Nama pintu';
export const doorHint = 'Tampil di perangkat lain.';
export const twiceCount = 'Masuk dua kali ({count})';
export const noName = 'Tiket tanpa nama';
export const scannedAt = 'pukul {time} di {door}';
// Verdicts
export const resultLabel = 'Hasil pemeriksaan';
export const resultHint = 'Hasilnya tampil di sini setelah sebuah tiket dipindai.';
export const validTitle = 'Boleh masuk';
export const validText = 'Tiketnya berlaku.';
export const alreadyInTitle = 'Sudah masuk';
export const alreadyInText = 'Tiket ini sudah dipakai.';
export const tooEarlyTitle = 'Belum waktunya';
export const tooEarlyText = 'Pintu belum dibuka.';
export const unpaidTitle = 'Belum dibayar';
export const unpaidText = 'Pendaftaran ini belum lunas. Arahkan ke meja bantuan.';
export const revokedTitle = 'Tiket dicabut';
export const revokedText = 'Pendaftarannya dibatalkan, atau tiket atau kartunya diganti.';
export const otherEventTitle = 'Tiket acara lain';
export const otherEventText = 'Tiket ini bukan untuk acara ini.';
export const unknownTitle = 'Tidak dikenal';
export const unknownText = 'Ini bukan tiket yang sah, atau orangnya tidak terdaftar di acara ini.';
export const twiceTitle = 'Masuk dua kali';
export const alreadyInAt = 'Sudah masuk pukul {time} di {door}.';
export const doorsOpenAt = 'Pintu dibuka {time} WIB.';
export const name = 'Nama';
export const memberNumber = 'Nomor anggota';
export const notMember = 'Bukan anggota';
