// Lists and pages
export const ownEventsTitle = 'Acara saya';
export const ownEventTitle = 'Pendaftaran acara';
export const guestPlaceTitle = 'Pendaftaran saya';
export const ownCertificates = 'Sertifikat saya';
export const ownCredits = 'Kredit saya';
export const ownEventsLoadError = 'Acara Anda tidak dapat dimuat.';
export const registrationLoadError = 'Pendaftaran tidak dapat dimuat.';
export const loading = 'Memuat…';
export const noEvents = 'Anda belum terdaftar di acara yang akan datang.';
export const showEvents = 'Lihat acara';
export const showEvent = 'Lihat acara';
export const registrationCancelled = '{title}: pendaftaran dibatalkan.';
export const notPaidByInstitution = 'Belum dibayar institusi';
export const paymentChecked = 'Pembayaran diperiksa';
export const notPaid = 'Belum dibayar';
export const cancelled = 'Dibatalkan';
export const pay = 'Bayar';
export const ticket = 'Tiket';
export const noLongerWaiting = '{title}: Anda tidak lagi menunggu.';
export const waitingForApproval = 'Menunggu persetujuan';
export const onWaitingList = 'Daftar tunggu';
export const placeOffered = 'Ada tempat';
export const guestPlaces = 'Pendaftaran tanpa akun';
export const guestPlacesHint = 'Didaftarkan dengan email Anda, tanpa masuk ke akun.';
export const openRegistration = 'Buka pendaftaran';
// One registration
export const incompleteLink = 'Tautan ini tidak lengkap. Buka tautan dari email sekali lagi.';
export const eventCancelled = 'Acara ini dibatalkan. {reason}';
export const noRegistration = 'Acara ini tidak memerlukan pendaftaran di sini.';
export const showTicket = 'Lihat tiket';
export const answerSurvey = 'Isi survei';
export const surveyTitle = 'Survei acara';
export const joinOnline = 'Gabung daring';
export const opensNewTab = '(membuka tab baru)';
export const onlineLinkHint = 'Tautan ini hanya untuk Anda. Jangan bagikan.';
export const certificateRevoked = 'Sertifikat dicabut';
export const certificate = 'Sertifikat {code}';
// Deletion of a guest's data
export const deletionNote =
  'Data Anda kami hapus 12 bulan setelah acara. Kuitansi dan catatan buku kas disimpan lebih lama.';
export const privacyPolicy = 'Kebijakan privasi';
export const deleteOwnData = 'Hapus data saya';
export const deleteDataTitle = 'Hapus data Anda?';
export const deleteDataText =
  'Nama, email, jawaban, tempat, dan sertifikat Anda untuk acara ini dihapus. Ini tidak dapat diurungkan.';
export const deleteData = 'Hapus data';
export const deleting = 'Menghapus…';
// Registering
export const register = 'Daftar';
export const confirmAndRegister = 'Konfirmasi dan daftar';
export const registering = 'Mendaftar…';
export const priceWithRenewal = '{label}, dengan perpanjangan 1 tahun: {sum} (acara {price}, iuran {fee})';
export const price = 'Harga';
export const guestMemberPrice = 'Anggota membayar {price}. Masuk untuk mendaftar dengan harga itu.';
export const logIn = 'Masuk';
export const memberPrice = 'Anggota membayar {price}. Keanggotaan Anda harus berlaku sampai hari acara.';
export const renew = 'Perpanjang keanggotaan';
// Questions
export const questions = 'Pertanyaan pendaftaran';
export const saveAnswers = 'Simpan jawaban';
export const saving = 'Menyimpan…';
export const yes = 'Ya';
export const no = 'Tidak';
export const chooseAnswer = 'Pilih jawaban';
export const uploading = 'Mengunggah…';
export const savedFile = 'Tersimpan: {name}';
export const deleteFile = 'Hapus berkas {name}';
export const remove = 'Hapus';
// Cancellation
export const cancelRegistration = 'Batalkan pendaftaran';
export const cancelTitle = 'Batalkan pendaftaran?';
export const cancelText =
  'Tempat Anda dapat diambil orang lain. Selama masih ada tempat, Anda dapat mendaftar lagi.';
export const cancelling = 'Membatalkan…';
// Payment
export const proofRejected = 'Bukti sebelumnya ditolak.';
export const rejectionReason = 'Alasan: {reason}';
export const uploadNewProof = 'Unggah bukti baru. Data lain sudah tersimpan.';
export const paymentForm = 'Bukti pembayaran acara';
export const replaceProof = 'Ganti bukti';
export const sendProof = 'Kirim bukti';
export const sending = 'Mengirim…';
export const paymentProof = 'Bukti pembayaran';
export const bank = 'Bank';
export const accountNumber = 'Nomor rekening';
export const accountHolder = 'Atas nama';
