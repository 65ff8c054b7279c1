// Layout
export const skipToContent = 'Langsung ke isi';
export const homeLabel = '{name}, beranda';
export const search = 'Cari';
export const menu = 'Menu';
export const mainMenu = 'Menu utama';
// Labels of the menu, fixed in English by the specification.
export const profile = 'Profile';
export const membership = 'Membership';
export const allPages = 'Semua halaman';
export const contactUs = 'Hubungi kami';
export const opensNewTab = ' (membuka tab baru)';
// Menu of members
export const memberMenu = 'Menu anggota';
export const memberMembership = 'Keanggotaan';
export const memberProfile = 'Profil';
export const memberSecurity = 'Keamanan';
export const memberInstitution = 'Institusi';
export const logout = 'Keluar';
// Pages that are loading, missing or broken
export const loading = 'Memuat…';
export const notFoundTitle = 'Halaman tidak ditemukan';
// Fixed in English by the specification.
export const oops = 'Oops!';
export const notFound = '404 - Page not found';
export const userNotLoaded = 'Failed to fetch user data';
export const notFoundText = 'Halaman yang Anda cari tidak ada, atau alamatnya sudah berubah.';
export const brokenTitle = 'Halaman ini tidak dapat ditampilkan';
export const brokenText =
  'Ada bagian yang gagal dimuat. Periksa sambungan internet Anda, lalu muat ulang halaman.';
export const reload = 'Muat ulang';
export const tryAgain = 'Coba lagi';
// Login after the session has ended
export const sessionEnded = 'Sesi Anda berakhir';
export const loginElsewhereText =
  'Masuk lagi di tab lain dengan akun yang sama, lalu lanjutkan di sini. Isian Anda di halaman ini masih ada.';
export const loginElsewhere = 'Masuk di tab lain';
export const loginAgainText =
  'Masuk lagi untuk melanjutkan. Isian Anda di halaman ini masih ada, dan kiriman yang tertunda dikirim setelah Anda masuk.';
/** Fixed in English by the specification. */
export const forgotPassword = 'Forgot Password?';
export const forgotPasswordTranslation = 'Lupa kata sandi?';
export const otherAccountText = 'Dengan akun lain, halaman dimulai dari awal tanpa isian ini.';
export const loginAsOther = 'Masuk sebagai orang lain';
// Proof of identity before an action
export const proofTitle = 'Pastikan ini Anda';
export const proofByCode =
  'Tindakan ini hanya untuk Anda sendiri. Ketik kode dari aplikasi autentikator Anda; setelah itu tindakan dilanjutkan.';
export const proofByPassword =
  'Tindakan ini hanya untuk Anda sendiri. Ketik kata sandi Anda; setelah itu tindakan dilanjutkan.';
export const proofByPasskey =
  'Tindakan ini hanya untuk Anda sendiri. Pakai passkey Anda; setelah itu tindakan dilanjutkan.';
export const proofByRecovery =
  'Tindakan ini hanya untuk Anda sendiri. Ketik salah satu kode pemulihan Anda; setelah itu tindakan dilanjutkan.';
export const usePasskey = 'Pakai passkey';
export const appCode = 'Kode aplikasi';
export const useAppCode = 'Pakai kode aplikasi';
export const recoveryCode = 'Kode pemulihan';
export const useRecoveryCode = 'Pakai kode pemulihan';
export const yourPassword = 'Kata sandi Anda';
export const continueAction = 'Lanjutkan';
export const checking = 'Memeriksa…';
export const cancel = 'Batal';
// Page without scripts
export const needsScript = 'Halaman ini memerlukan JavaScript';
export const enableScript =
  'Nyalakan JavaScript di peramban Anda, lalu muat ulang halaman ini. Halaman untuk umum dapat dibaca tanpa JavaScript:';
export const home = 'Beranda';
export const about = 'About';
export const blog = 'Blog';
export const event = 'Event';
export const contact = 'Contact';
