// Login
export const loginTitle = 'Daftar atau masuk';
export const loginDescription =
  'Daftar jadi anggota SISINDO atau masuk ke akun Anda. Baca jenis keanggotaan, manfaat, iuran, dan cara membayarnya.';
export const login = 'Masuk';
export const email = 'Email';
export const passwordLabel = 'Kata sandi';
export const checking = 'Memeriksa…';
export const noAccount = 'Belum punya akun?';
export const createAccount = 'Buat akun';
/** Fixed in English by the specification. */
export const forgotPassword = 'Forgot Password?';
export const forgotPasswordTranslation = 'Lupa kata sandi?';
export const haveAccount = 'Sudah punya akun?';
export const goToLogin = 'Langsung masuk';
export const membershipTitle = 'Keanggotaan {name}';
export const benefitsTitle = 'Manfaat untuk anggota';
export const paymentTitle = 'Cara membayar iuran';
/** Fixed in English by the specification. */
export const wrongPassword = 'Wrong email or password';
export const wrongPasswordTranslation = 'Email atau kata sandi salah.';
/** Fixed in English by the specification. */
export const loginFailed = 'Login failed. Please try again.';
export const loginFailedTranslation = 'Belum berhasil masuk. Coba lagi.';
export const passkeyLogin = 'Masuk dengan passkey';
export const loggedIn = 'Anda sudah masuk.';
export const openDashboard = 'Buka dashboard admin';
export const openMembership = 'Buka keanggotaan saya';
export const continueLink = 'Lanjutkan';
// Second step of the login
export const passkeyText = 'Kata sandi benar. Buktikan sekarang dengan passkey Anda.';
export const appText = 'Kata sandi benar. Buka aplikasi autentikator Anda, lalu ketik kodenya.';
export const recoveryText =
  'Ketik salah satu kode pemulihan yang Anda simpan. Setiap kode berlaku satu kali.';
export const usePasskey = 'Pakai passkey';
export const useApp = 'Pakai kode aplikasi';
export const useRecovery = 'Pakai kode pemulihan';
export const codeForm = 'Kode verifikasi';
export const recoveryCode = 'Kode pemulihan';
export const appCode = 'Kode 6 angka';
export const recoveryLost = 'Kode pemulihan juga hilang?';
export const contactUs = 'Hubungi kami';
export const opensNewTab = ' (membuka tab baru)';
export const backToPassword = 'Kembali ke kata sandi';
// Registration
export const registerTitle = 'Pendaftaran anggota';
export const registerDescription =
  'Daftar menjadi anggota SISINDO: isi satu formulir, unggah bukti transfer, dan dapatkan kartu anggota digital setelah disetujui.';
export const logOutFirst = 'Untuk mendaftarkan orang lain, keluar dulu.';
/** Fixed in English by the specification. */
export const loginLink = 'Login';
export const register = 'Daftar';
export const sending = 'Mengirim…';
export const payFirst = 'Bayar dulu, lalu unggah buktinya';
export const individualFeeStatus = 'Iuran individu: {amount}';
export const institutionFeeStatus = 'Iuran institusi: {amount}';
export const individualAmountStatus = 'Nominal transfer individu: {amount}';
export const institutionAmountStatus = 'Nominal transfer institusi: {amount}';
export const showAmount = 'Tampilkan nominal transfer';
export const accountGroup = 'Akun';
export const fullName = 'Nama lengkap';
export const passwordHint = 'Ketik sekali lagi, minimal {minimum} karakter.';
export const personGroup = 'Tentang Anda';
export const institutionGroup = 'Institusi Anda';
export const fileGroup = 'Berkas';
export const photo = 'Foto profil';
export const proof = 'Bukti pembayaran';
// Kind of membership
export const kindTitle = 'Jenis keanggotaan';
export const individual = 'Individu';
export const individualText = 'Untuk Anda sendiri.';
export const institution = 'Institusi';
export const institutionText =
  'Sudah termasuk keanggotaan {seats} orang (termasuk Anda), logo di situs selama setahun, dan plakat.';
/** Words for 0 to 10. */
export const numberWords = 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh';
export const feePerYear = '{fee} per tahun';
export const institutionName = 'Nama institusi';
export const institutionKind = 'Jenis institusi';
export const choose = 'Pilih';
export const institutionAddress = 'Alamat institusi';
export const plaqueAddress = 'Alamat pengiriman plakat';
export const plaqueHint = 'Kosongkan bila sama dengan alamat institusi.';
export const logo = 'Logo institusi';
// Invoice before the payment
export const invoiceTitle = 'Butuh invoice sebelum membayar?';
export const invoiceText =
  'Proforma memakai nama dan alamat institusi di atas, dan belum bernomor. Invoice bernomor tersedia setelah pendaftaran dikirim.';
export const taxNumber = 'NPWP institusi';
export const preparingInvoice = 'Menyiapkan proforma…';
export const downloadInvoice = 'Unduh proforma (PDF)';
export const invoiceDownloaded = 'Proforma diunduh.';
// Forgotten password
export const forgotTitle = 'Lupa kata sandi';
export const backToLogin = 'Kembali ke halaman masuk';
export const forgotText =
  'Tulis alamat email akun Anda. Kami mengirim tautan untuk membuat kata sandi baru; berlaku satu jam.';
export const sendLink = 'Kirim tautan';
export const noMailYet = 'Belum menerima email? Periksa folder spam, lalu coba lagi beberapa menit lagi.';
export const newPassword = 'Kata sandi baru';
export const setPassword = 'Buat kata sandi baru';
export const savePassword = 'Simpan kata sandi';
export const resetIncomplete = 'Tautan ini tidak lengkap. Buka tautan dari email, atau minta yang baru.';
export const requestLink = 'Minta tautan baru';
export const incompleteLink = 'Tautan ini tidak lengkap.';
// Change of the email address
export const changeTitle = 'Ganti email';
export const changeLoadFailed = 'Perubahan email tidak dapat dimuat.';
export const confirmChange = 'Ya, ganti alamatnya';
export const cancelChange = 'Bukan saya, batalkan';
export const changeRequested = 'Ada permintaan untuk mengganti alamat email akun Anda menjadi {email}.';
export const changeByBoth = 'Alamatnya berganti setelah dikonfirmasi dari alamat lama dan alamat baru.';
export const changeByBoard =
  'Pengurus memintanya untuk Anda. Setelah dikonfirmasi dari alamat baru, alamatnya berganti pada {time} WIB.';
export const loginWithNew = 'Masuk dengan alamat baru';
export const openOtherLink = 'Buka juga tautan yang kami kirim ke alamat yang satunya.';
export const changesAt = 'Alamatnya berganti pada {time} WIB.';
export const changeCancelled =
  'Alamat email Anda tetap. Bila bukan Anda yang memintanya, segera ganti kata sandi.';
export const changePassword = 'Ganti kata sandi';
export const linkUsed =
  'Jika tautan ini pernah Anda buka dari kedua alamat, email Anda sudah berganti: masuklah dengan alamat yang baru.';
export const openProfile = 'Buka profil';
// Verification of the email address
export const verifyTitle = 'Verifikasi email';
export const linkExpired = 'Tautan ini tidak berlaku lagi.';
export const verifiedText =
  'Kabar tentang keanggotaan Anda, juga pengingat sebelum masa berlakunya habis, kini sampai ke Anda.';
export const myMembership = 'Keanggotaan saya';
export const resendText =
  'Bila alamat Anda sudah terverifikasi, tidak ada yang perlu dilakukan. Bila belum, pilih "Kirim ulang" di halaman Keanggotaan.';
export const resendAfterLogin =
  'Bila alamat Anda sudah terverifikasi, tidak ada yang perlu dilakukan. Bila belum, pilih "Kirim ulang" di halaman Keanggotaan setelah masuk.';
