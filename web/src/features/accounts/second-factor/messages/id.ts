// Page
export const title = 'Keamanan';
export const text = 'Verifikasi dua langkah, kata sandi, dan sesi Anda.';
export const adminDashboard = 'Dashboard admin';
export const loadFailed = 'Status verifikasi tidak dapat dimuat.';
export const adminPagesClosed =
  'Halaman admin terbuka lagi setelah Anda menyiapkan aplikasi atau passkey di sini.';
export const requiredUntil =
  'Wajib bagi admin: siapkan sebelum {time}. Setelah itu halaman admin tertutup sampai Anda menyiapkannya.';
export const resetRequested =
  '{name} meminta agar verifikasi dua langkah Anda diatur ulang. Ini terjadi pada {time}. Bila bukan Anda yang memintanya, batalkan sekarang.';
export const cancelReset = 'Batalkan pengaturan ulang';
export const cancelling = 'Membatalkan…';
export const factorTitle = 'Verifikasi dua langkah';
// Status
export const inactive = 'Belum aktif';
export const inactiveText =
  'Lindungi akun dengan kode dari aplikasi autentikator (Google Authenticator, Microsoft Authenticator, Aegis, dan lainnya) atau passkey (sidik jari, wajah, PIN perangkat, atau kunci keamanan). Keduanya dapat dipakai bersama. Kode dari aplikasi juga bekerja tanpa jaringan.';
export const setUpApp = 'Siapkan aplikasi';
export const createPasskey = 'Buat passkey';
export const active = 'Aktif';
export const activeText = 'Sejak {date}. Kode pemulihan yang tersisa: {count} dari 10.';
export const fewCodes = 'Kode pemulihan Anda hampir habis. Buat yang baru, lalu simpan.';
export const newRecoveryCodes = 'Buat kode pemulihan baru';
export const turnOff = 'Matikan';
export const appTitle = 'Aplikasi autentikator';
export const appActive = 'Login menerima kode dari aplikasi Anda.';
export const appMissing = 'Belum disiapkan.';
export const replaceApp = 'Ganti aplikasi';
export const passkeyTitle = 'Passkey';
export const noPasskey =
  'Belum ada. Dengan passkey Anda masuk memakai sidik jari, wajah, atau PIN perangkat, tanpa mengetik kode.';
export const yourPasskeys = 'Passkey Anda';
export const addPasskey = 'Tambah passkey';
export const passkeyUnused = 'Dibuat {created}, belum pernah dipakai';
export const passkeyUsed = 'Dibuat {created}, terakhir dipakai {used}';
export const removeLabel = 'Hapus {name}';
export const remove = 'Hapus';
export const removing = 'Menghapus…';
export const removeApp = 'Hapus aplikasi';
export const removePasskey = 'Hapus passkey';
export const removeText =
  'Tidak dapat dipakai lagi untuk masuk, dan semua sesi lain berakhir. Cara lain tetap berlaku. Untuk memakainya lagi, pasang dari awal.';
// Setup of an app
export const qrFailed = 'Kode QR tidak dapat dibuat.';
export const loading = 'Memuat…';
export const scanCode = 'Pindai kode ini dengan aplikasi autentikator Anda.';
export const openApp = 'Buka aplikasi autentikator';
export const qrLabel = 'Kode QR untuk aplikasi autentikator';
export const cannotScan = 'Tidak dapat memindai?';
export const typeKey = 'Ketik kunci ini di aplikasi:';
export const copyKey = 'Salin kunci';
export const typeFirstCode = 'Ketik kode pertama yang ditunjukkan aplikasi, dan kata sandi Anda.';
export const activateTitle = 'Aktifkan verifikasi dua langkah';
export const activate = 'Aktifkan';
export const newQrCode = 'Kode QR baru';
export const newAppCode = 'Kode dari aplikasi yang baru';
export const appCode = 'Kode 6 angka';
export const oldAppCode = 'Kode dari aplikasi yang lama, atau kode pemulihan';
export const password = 'Kata sandi';
export const checking = 'Memeriksa…';
export const cancel = 'Batal';
// Setup of a passkey
export const passkeyPermission = 'Izin membuat passkey';
export const next = 'Lanjut';
export const appOrRecoveryCode = 'Kode aplikasi atau kode pemulihan';
export const browserAsks =
  'Browser akan meminta sidik jari, wajah, PIN, atau kunci keamanan. Kami hanya menyimpan kunci publiknya.';
export const passkeyCreated = 'Passkey sudah dibuat. Beri nama agar Anda mengenalinya, lalu simpan.';
export const savePasskey = 'Simpan passkey';
export const passkeyName = 'Nama passkey';
export const passkeyNameHint = 'Misalnya: Laptop kantor';
// Recovery codes
export const recoveryText = 'Kode pemulihan yang lama tidak berlaku lagi. Ini tidak dapat diurungkan.';
export const createCodes = 'Buat kode baru';
export const codesTitle = 'Kode pemulihan';
export const codesText =
  'Bila ponsel Anda hilang, masuklah dengan salah satu kode ini. Setiap kode berlaku satu kali. Kode ini tidak ditampilkan lagi: cetak, atau simpan di tempat yang aman, tidak di ponsel yang sama.';
export const codesStored = 'Kode pemulihan tersimpan.';
/** First line of the downloaded file. */
export const codesFileTitle = 'Kode pemulihan SISINDO';
export const codesFileName = 'kode-pemulihan.txt';
export const download = 'Unduh';
export const print = 'Cetak';
export const copy = 'Salin';
export const stored = 'Sudah saya simpan';
// Removal of all factors
export const removalTitle = 'Matikan verifikasi dua langkah';
export const removalText =
  'Setelah ini, kata sandi saja cukup untuk masuk. Kode pemulihan tidak berlaku lagi. Untuk memakainya lagi, pasang dari awal.';
// Password
export const changePassword = 'Ganti kata sandi';
export const oldPassword = 'Kata sandi lama';
export const newPassword = 'Kata sandi baru';
// Sessions
export const sessionsTitle = 'Sesi yang sedang berjalan';
export const sessionsNotLoaded = 'Sesi tidak dapat dimuat.';
export const thisSession = 'Sesi ini';
export const otherSession = 'Sesi lain';
export const loggedInAt = 'Masuk {time}';
export const endSession = 'Akhiri';
export const endSessionOf = 'Akhiri sesi {time}';
export const endOthers = 'Akhiri semua sesi lain';
