// Page
export const title = 'Keanggotaan saya';
export const text = 'Status, kartu anggota, pembayaran, dan perpanjangan keanggotaan Anda.';
/** Fixed in English by the specification. */
export const logout = 'Logout';
export const logoutTranslation = 'Keluar';
/** Fixed in English by the specification. */
export const fetchFailed = 'Failed to fetch user data';
export const fetchFailedText = 'Data Anda tidak dapat dimuat.';
export const loading = 'Memuat…';
export const eventsTitle = 'Acara';
export const eventsText = 'Pendaftaran Anda untuk acara yang akan datang.';
export const ownEvents = 'Acara saya';
export const ownCredits = 'Kredit saya';
export const paymentsTitle = 'Riwayat pembayaran';
export const paymentsFailed = 'Riwayat pembayaran tidak dapat dimuat.';
export const moment = '{date}, {time} WIB';
export const proofTitle = 'Bukti {kind}, {date}';

// Status
export const statusTitle = 'Status keanggotaan';
export const awaitsAnswer = 'Menunggu jawaban Anda';
/** Fixed in English by the specification. */
export const renew = 'Renew Membership';
export const renewTranslation = 'Perpanjang keanggotaan';
export const question = 'Pertanyaan';
export const ownAnswer = 'Jawaban Anda';
export const withNewProof = '(dengan bukti baru)';
export const memberForLife = 'Anggota seumur hidup';
export const registrationInReview = 'Pendaftaran sedang diperiksa';
export const renewalInReview = 'Perpanjangan sedang diperiksa';
export const renewalInReviewRuns = 'Perpanjangan sedang diperiksa; keanggotaan tetap berlaku sampai {date}';
export const renewalInReviewEnded = 'Perpanjangan sedang diperiksa; keanggotaan berakhir pada {date}';
export const renewalRejected = 'Perpanjangan ditolak';
export const renewalRejectedRuns = 'Perpanjangan ditolak; keanggotaan tetap berlaku sampai {date}';
export const renewalRejectedEnded = 'Perpanjangan ditolak; keanggotaan berakhir pada {date}';
export const membershipEnded = 'Keanggotaan berakhir';
export const membershipActive = 'Keanggotaan aktif';
export const membershipValid = 'Keanggotaan berlaku sampai {date}';
export const pausedUntil = 'Cuti sampai {date}';
export const pauseRuns = 'Kartu tidak berlaku selama cuti. Sesudahnya keanggotaan berlaku sampai {date}.';
export const pausePlanned = 'Cuti mulai {from} sampai {until}; keanggotaan berlaku sampai {date}.';
/** The five texts below are fixed in English by the specification. */
export const activeForLife = 'Membership is active for life';
export const activeUntil = 'Membership is active until {month}';
export const waitingForApproval = 'Status: Waiting for Admin Approval';
export const renewalInProcess = 'Status: Membership renewal is being processed';
export const inProcess = 'Membership is in process';
export const endsToday = 'Berakhir hari ini';
export const throughInstitution = 'Melalui {institution}.';
export const throughInstitutionEnded =
  'Melalui {institution}. Berakhir pada {date}. Koordinator institusi dapat memperpanjangnya.';
export const mailFollows = 'Kami mengabari lewat email.';
export const renewToActivate = 'Perpanjang untuk mengaktifkannya kembali.';
export const endedRenewToActivate = 'Berakhir pada {date}. Perpanjang untuk mengaktifkannya kembali.';
export const uploadNewProof = 'Unggah bukti baru. Data lain sudah tersimpan.';

// Progress of a proof
export const proofReceived = 'Bukti pembayaran diterima';
export const registrationProgress = 'Status pendaftaran';
export const renewalProgress = 'Status perpanjangan';
export const inReview = 'Sedang diperiksa';
export const decision = 'Keputusan';
export const reviewed = 'Selesai diperiksa';
export const approved = 'Disetujui';
export const rejected = 'Ditolak';
export const reason = 'Alasan: {reason}';
export const usualWaitUnderDay = 'Biasanya diputuskan dalam kurang dari satu hari.';
export const usualWait = 'Biasanya diputuskan dalam {days} hari.';
export const answerBy = 'Jawab paling lambat {date}.';
export const answerReceived = 'Jawaban Anda sudah kami terima {date}.';
export const stepDone = 'Selesai';
export const stepCurrent = 'Sedang berlangsung';
export const stepAhead = 'Belum';
export const replaceProof = 'Ganti bukti pembayaran';
export const replaceProofText =
  'Salah unggah? Bukti yang baru menggantikan bukti tanggal {date}. Urutan Anda dalam antrean tetap, dan data lain tidak perlu diketik lagi.';
export const sendNewProof = 'Kirim bukti baru';
export const sending = 'Mengirim…';
export const newProof = 'Bukti pembayaran baru';

// Question of the board
export const questionTitle = 'Pertanyaan dari pengurus';
export const questionDeadline =
  'Jawablah paling lambat {date}; sesudah itu permintaan Anda ditutup. Data lain tidak perlu diketik lagi.';
export const answerForm = 'Jawab pertanyaan';
export const sendAnswer = 'Kirim jawaban';
export const answerOrProof = 'Isi jawaban, pilih bukti baru, atau keduanya.';

// Announcements
export const announcements = 'Pengumuman';
export const dismissAnnouncement = 'Tutup pengumuman {title}';
export const dismiss = 'Tutup';
export const readMore = 'Selengkapnya';

// Credits
export const creditTotal = '{total} dari {required} poin kredit';
export const creditsEnough = 'Poin Anda cukup untuk periode sampai {date}.';
export const creditsMissing = 'Kurang {missing} poin sampai {date}.';
export const showTranscript = 'Lihat transkrip';

// Pause
export const pause = 'Cuti';
export const pauseText =
  'Cuti {from} sampai {until}. Ingin kembali lebih awal? Hari cuti yang belum dipakai tidak menambah masa berlaku.';
export const noReply = 'Tidak ada jawaban dari server. Coba lagi.';
export const endPause = 'Akhiri cuti sekarang';
export const endPauseTitle = 'Akhiri cuti sekarang?';
export const cancelPause = 'Batalkan cuti';
export const cancelPauseTitle = 'Batalkan cuti?';
export const endPauseContent = 'Keanggotaan dan kartu Anda berlaku lagi mulai hari ini.';

// Seat of an institution
export const coordinatorText =
  'Anda koordinator institusi ini: Anda mengurus data, kursi staf, dan perpanjangannya.';
export const staffText = 'Anda menempati kursi staf. {renewal}';
export const manageInstitution = 'Kelola institusi';
export const leaveSeat = 'Lepaskan kursi saya';
export const leaveSeatTitle = 'Lepaskan kursi Anda?';
export const leaveSeatContent =
  'Keanggotaan Anda kembali ke masa yang Anda bayar sendiri, atau berakhir. Kursi hanya kembali dengan undangan baru.';
export const leave = 'Lepaskan';
export const leaving = 'Melepaskan…';

// Profile
export const profileTitle = 'Profil';
export const memberNumber = 'Nomor anggota';
export const name = 'Nama';
export const email = 'Email';
export const institution = 'Institusi';
export const fillInstitution = 'Isi institusi';
export const department = 'Departemen';
export const fillDepartment = 'Isi departemen';
export const expertise = 'Bidang keahlian';
export const fillExpertise = 'Isi bidang keahlian';
export const whatsapp = 'WhatsApp';
export const fillWhatsapp = 'Isi WhatsApp';
export const joined = 'Bergabung sejak {month}';
export const photoAlt = 'Foto {name}';
export const uploadCancelled = 'Pengiriman dibatalkan. Pilihan Anda tetap ada.';
export const photoFailed = 'Foto tidak dapat disimpan. Coba lagi.';
/** Fixed in English by the specification. */
export const changePhoto = 'Change Photo';
export const changePhotoTranslation = 'Ganti foto';
export const savePhoto = 'Simpan foto';
export const saving = 'Menyimpan…';
