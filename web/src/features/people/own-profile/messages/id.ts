// Own data
export const profileTitle = 'Profil saya';
export const profileText = 'Data diri dan foto Anda.';
/** Fixed in English by the specification. */
export const fetchFailed = 'Failed to fetch user data';
export const fetchFailedText = 'Data Anda tidak dapat dimuat.';
export const personalData = 'Data diri';
export const save = 'Simpan';
export const saving = 'Menyimpan…';
export const photo = 'Foto profil';
export const fullName = 'Nama lengkap';
export const email = 'Email';
export const changeEmail = 'Ganti email';
export const latinName = 'Nama dalam huruf Latin';
export const latinNameHint = 'Untuk kuitansi Anda berikutnya.';
export const photoAlt = 'Foto {name}';
export const photoFailed = 'Foto tidak dapat dimuat.';
export const ownFields = 'Isian tambahan';
export const choiceFailed = 'Pilihan Anda belum tersimpan. Coba lagi.';

// Email
export const emailPageTitle = 'Email saya';
export const emailPageText = 'Alamat untuk masuk dan menerima kabar.';
export const emailChangeFailed = 'Perubahan email tidak dapat dimuat.';
export const emailChangeText =
  'Email Anda sekarang: {email}. Kami mengirim tautan ke alamat lama dan alamat baru; alamat berganti setelah keduanya dikonfirmasi.';
export const sendConfirmation = 'Kirim tautan konfirmasi';
export const sending = 'Mengirim…';
export const newEmail = 'Email baru';
export const ownPassword = 'Kata sandi Anda';
export const lostMailbox =
  'Tidak dapat membuka alamat lama? {link}. Setelah memastikan bahwa itu Anda, pengurus menggantinya dalam 72 jam.';
export const contactUs = 'Hubungi kami';
export const openBothLinks = 'Buka tautan di kedua email paling lambat {date} WIB.';
export const mailToNew = 'Email ke alamat baru';
export const mailToOld = 'Email ke alamat lama';
export const confirmed = 'Sudah dikonfirmasi';
export const notConfirmed = 'Belum dikonfirmasi';
export const cancelEmailChange = 'Batalkan perubahan';

// Consent and own data
export const privacyTitle = 'Persetujuan dan data saya';
export const privacyText = 'Pengingat, persetujuan, dan unduhan data Anda.';
export const moment = '{date} pukul {time} WIB';
export const consentTitle = 'Persetujuan';
export const withdrawalKeepsData =
  'Menarik persetujuan tidak menghapus data Anda. Untuk menghapus semuanya, {link}.';
export const deleteAccountInside = 'hapus akun';
export const withdrawConsent = 'Tarik persetujuan';
export const agree = 'Setujui';
export const agreeAgain = 'Setujui lagi';
export const withdrawConsentTitle = 'Tarik persetujuan?';
export const withdrawConsentContent =
  'Kami tidak lagi mengirim pengingat sebelum dan sesudah masa berlaku habis. Email tentang tindakan Anda sendiri, misalnya perpanjangan, tetap dikirim, dan data keanggotaan Anda tetap tersimpan.';
export const noConsent = 'Belum ada persetujuan yang tercatat.';
export const agreedOn = 'Disetujui pada {date} (versi {version}).';
export const withdrawnOn = 'Ditarik pada {date}: kami tidak mengirim pengingat.';
export const version = 'Versi {version}';
export const newerText = 'Ada teks yang lebih baru:';
export const agreeToNewText = 'Setujui teks yang baru';
export const remindersTitle = 'Pengingat perpanjangan lewat email';
export const remindersOn =
  'Kami mengingatkan Anda 60, 30, dan 7 hari sebelum keanggotaan berakhir, dan setelahnya.';
export const remindersOff =
  'Anda menghentikan pengingat. Berakhirnya keanggotaan tetap tampil di halaman keanggotaan.';
export const remindersNeedConsent = 'Selama persetujuan di bawah ini ditarik, pengingat tidak dikirim.';
export const stopReminders = 'Hentikan pengingat';
export const resumeReminders = 'Ingatkan saya lagi';
export const lettersTitle = 'Surat edaran lewat email';
export const lettersText = 'Pengurus mengirim surat kepada anggota. Pilih jenis yang ingin Anda terima.';
export const lettersFailed = 'Pilihan surat tidak dapat dimuat.';
export const letterWanted = ': diterima';
export const letterUnwanted = ': tidak diterima';
export const stopLetter = 'Berhenti menerima';
export const resumeLetter = 'Terima lagi';
export const whatsappTitle = 'Pesan WhatsApp';
export const whatsappText =
  'Admin dapat menulis kepada Anda lewat WhatsApp, hanya untuk keperluan yang Anda izinkan. Tanpa izin Anda, kami hanya memakai email.';
export const whatsappFailed = 'Izin WhatsApp tidak dapat dimuat.';
export const notAllowed = 'Tidak diizinkan';
export const allowedSince = 'Diizinkan sejak {date}';
export const permissionWithdrawn = 'Ditarik {date}';
export const withdrawPermission = 'Tarik izin';
export const allow = 'Izinkan';
export const ownDataTitle = 'Data saya';
export const ownDataText =
  'Satu berkas zip berisi data diri, pembayaran, catatan tindakan, dan sesi Anda (data.json), beserta foto profil dan bukti pembayaran yang masih tersimpan.';
export const ownDataFailed = 'Data Anda tidak dapat diunduh. Coba lagi.';
export const ownDataFile = 'data-saya-{date}.zip';
export const ownDataDownloaded = 'Berkas data Anda diunduh.';
export const preparing = 'Menyiapkan…';
export const downloadOwnData = 'Unduh data saya';

// Deletion of the account
export const deletionTitle = 'Hapus akun saya';
export const loading = 'Memuat…';
export const deletedData = 'Data diri, foto profil, dan kata sandi Anda.';
export const deletedProofs = 'Semua gambar bukti pembayaran, juga yang masih diperiksa.';
export const lossOfAccount = 'Akun dan nomor anggota Anda tidak berlaku lagi.';
export const lossOfMembership = 'Kartu anggota dan keanggotaan yang berlaku {until} hangus.';
export const paymentRecords =
  'Catatan pembayaran: jumlah, tanggal, dan keputusan, tanpa gambar bukti, serta kuitansi dan invoice yang sudah terbit, dengan nama dan NPWP yang tercetak di situ, selama 10 tahun.';
export const paymentRecordsReason = 'Untuk pembukuan asosiasi.';
export const activityLog = 'Catatan tindakan dan waktunya. Nama Anda dihapus setelah {days} hari.';
export const activityLogReason = 'Agar keputusan pengurus dapat dipertanggungjawabkan.';
export const ownMemberNumber = 'Nomor anggota Anda.';
export const memberNumberReason = 'Agar tidak pernah diberikan kepada orang lain.';
export const mailCopies = 'Salinan email yang kami kirim kepada Anda, paling lama {days} hari lagi.';
export const mailCopiesReason = 'Untuk menelusuri email yang tidak sampai.';
export const deleteAccount = 'Hapus akun';
export const deletionText = 'Akun dihapus {days} hari setelah permintaan. Masuk sebelum itu membatalkannya.';
export const deletedTitle = 'Yang dihapus';
export const retainedTitle = 'Yang tetap kami simpan, dan mengapa';
export const deleteOwnAccount = 'Hapus akun saya';
export const deleteAccountTitle = 'Hapus akun Anda?';
export const deleteAccountContent =
  '{loss} Anda keluar dari semua perangkat. Dalam {days} hari, akun kembali bila Anda masuk.';
export const deleting = 'Menghapus…';
export const passwordForm = 'Kata sandi untuk menghapus akun';

// Entry in the member directory
export const directoryTitle = 'Profil saya di direktori';
export const directoryText = 'Pilih apa yang dilihat anggota lain dan publik.';
export const changeFailed = 'Perubahan belum tersimpan. Coba lagi.';
export const directory = 'Direktori anggota';
export const directoryFailed = 'Profil direktori tidak dapat dimuat.';
export const profileHidden = 'Pengurus menyembunyikan profil Anda. Alasan: {reason}';
export const askUs = 'Tanyakan lewat {link}.';
export const contactPage = 'halaman kontak';
export const profileEnded =
  'Profil Anda tidak tampil, karena keanggotaan Anda tidak berlaku. Profil tampil lagi setelah perpanjangan.';
export const profileNeedsMembership = 'Profil dapat diterbitkan selama keanggotaan Anda berlaku.';
export const profileUnpublished =
  'Profil Anda belum tampil di {link}. Dosen, asesor, dan anggota kelompok pakar dicari di sana.';
export const directoryInside = 'direktori anggota';
export const profilePublished = 'Profil Anda tampil di direktori.';
export const showProfile = 'Lihat profil';
export const withdrawProfile = 'Tarik dari direktori';
export const withdrawProfileTitle = 'Tarik profil dari direktori?';
export const withdrawProfileContent =
  'Profil langsung hilang dari direktori dan alamatnya tidak berlaku lagi. Isian Anda tetap tersimpan untuk penerbitan berikutnya.';
export const ownProfile = 'Profil saya';
export const directoryForm = 'Profil di direktori';
export const saveChanges = 'Simpan perubahan';
export const publish = 'Terbitkan';
export const empty = '(kosong)';
export const photoValue = 'Foto profil Anda';
export const bioValue = 'Teks yang Anda tulis di atas';
export const offersValue = 'Pilihan Anda di atas';
export const contactValue = 'Lewat formulir. Alamat email Anda tidak ditampilkan.';
export const bio = 'Tentang saya';
export const bioHint = 'Paling banyak {count} huruf.';
export const offers = 'Saya bersedia menjadi';
export const audienceTitle = 'Siapa yang melihat';
export const audienceText =
  'Anggota: hanya anggota yang masa keanggotaannya berlaku. Publik: semua orang. Isian lain tidak terlihat oleh orang yang tidak boleh melihat nama Anda.';
export const audienceNone = 'Tidak';
export const searchable = 'Boleh muncul di mesin pencari';
export const searchableHint =
  'Hanya isian untuk publik. Mesin pencari dapat menampilkannya beberapa hari sesudah ditarik.';
export const previewForMembers = 'Yang dilihat anggota';
export const previewForPublic = 'Yang dilihat publik';
export const previewHidden = 'Profil Anda tidak tampil.';
export const previewContact = 'Dengan formulir untuk menulis kepada Anda.';
