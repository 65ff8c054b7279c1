// Own institution
export const title = 'Institusi saya';
export const profileFailed = 'Data tidak dapat dimuat.';
export const noInstitution = 'Akun Anda tidak terhubung dengan institusi.';
export const staffTitle = 'Anda menempati kursi staf';
export const staffValidity = 'Keanggotaan Anda {validity}.';
export const staffText = '{renewal} Data institusi diurus koordinator.';
export const showSeat = 'Lihat atau lepaskan kursi Anda';
export const institutionFailed = 'Data institusi tidak dapat dimuat.';
export const history = 'Riwayat';
export const historyFailed = 'Riwayat tidak dapat dimuat.';
export const noHistory = 'Belum ada catatan.';
export const statusTitle = 'Status institusi';
export const proofInReview = 'Bukti perpanjangan sedang diperiksa.';
export const renew = 'Perpanjang, {fee}';
export const institutionData = 'Data institusi';
export const save = 'Simpan';
export const saveFailed = 'Data institusi tidak dapat disimpan.';
export const institutionName = 'Nama institusi';
export const nameHint = 'Untuk mengubah nama, hubungi pengurus.';
export const address = 'Alamat institusi';
export const plaqueAddress = 'Alamat pengiriman plakat';
export const plaqueAddressHint = 'Kosongkan bila sama dengan alamat institusi.';
export const taxNumber = 'NPWP institusi';
export const taxNumberHint = 'Hanya dicetak di kuitansi berikutnya. 16 digit, atau 15 digit format lama.';
export const currentLogo = 'Logo sekarang';
export const logo = 'Logo';
export const newLogo = 'Logo baru';
export const removeLogo = 'Hapus logo';
export const removeLogoTitle = 'Hapus logo?';
export const removeLogoContent =
  'Logo tidak tampil lagi di beranda. Koordinator dapat mengunggah logo lain kapan saja; berkas ini dihapus dan tidak dapat dikembalikan.';
export const remove = 'Hapus';
export const removing = 'Menghapus…';

// Status
export const waiting = 'Menunggu persetujuan';
export const active = 'Aktif';
export const ended = 'Berakhir';
export const registrationInReview = 'Pendaftaran sedang diperiksa.';
export const validUntil = 'Berlaku sampai {date}.';
export const endedOn = 'Berakhir pada {date}.';

// Seats
export const seatsTitle = 'Kursi staf';
export const seatCounts = '{taken} / {total} terisi, {invited} diundang, {free} kosong';
export const invitationFailed = 'Undangan tidak terkirim.';
export const inviteAfterApproval = 'Anda dapat mengundang staf setelah pendaftaran institusi disetujui.';
export const inviteAfterRenewal = 'Perpanjang keanggotaan institusi untuk mengundang staf lagi.';
export const roleFailed = 'Peran tidak dapat diubah.';
export const you = 'Anda';
export const coordinator = 'Koordinator';
export const seatSince = '{email}, sejak {date}';
export const onlyCoordinator = 'Satu-satunya koordinator';
export const endCoordination = 'Akhiri tugas koordinator';
export const makeCoordinator = 'Jadikan koordinator';
export const replace = 'Ganti';
export const replacing = 'Mengganti…';
export const replaceTitle = 'Ganti penghuni kursi?';
export const release = 'Lepaskan';
export const releasing = 'Melepaskan…';
export const releaseTitle = 'Lepaskan kursi?';
export const seatLossContent =
  'Keanggotaannya kembali ke masa yang ia bayar sendiri, atau berakhir. Ia mendapat email. Kursi hanya dapat diberikan lagi dengan undangan baru.';
export const withdrawTitle = 'Tarik undangan?';
export const withdrawContent =
  'Tautan di email undangan tidak berlaku lagi. Ini tidak dapat diurungkan; Anda dapat mengundang lagi.';
export const withdraw = 'Tarik';
export const withdrawing = 'Menarik…';
export const inviteSuccessor = 'Undang penggantinya';
export const successorEmail = 'Email penggantinya';

// Invitations of staff
export const openInvitations = 'Undangan yang belum diterima';
export const invitationDates = 'Dikirim {sent}, berlaku sampai {expires}';
export const resend = 'Kirim ulang';
export const withdrawInvitation = 'Tarik undangan';
export const seatsFull =
  'Semua kursi sudah terisi atau diundang. Lepaskan kursi atau tarik undangan untuk mengundang orang lain.';
export const inviteStaff = 'Undang staf';
export const staffEmail = 'Email staf';
export const staffEmailHint =
  'Satu alamat, atau tempel daftar: dipisah baris, koma, titik koma, juga "Nama <email>". Undangan berlaku {days} hari.';
export const checking = 'Memeriksa…';
export const sending = 'Mengirim…';
export const checkList = 'Periksa daftar';
export const sendInvitation = 'Kirim undangan';
export const sendInvitations = 'Kirim {count} undangan';
export const fileUnreadable = 'Berkas tidak dapat dibaca. Pilih berkas CSV dengan kolom nama dan email.';
export const csvFile = 'Berkas CSV';
export const readCsv = 'Ambil dari CSV';
export const willInvite = 'Diundang';
export const alreadyInvited = 'Sudah diundang';
export const alreadySeated = 'Sudah menempati kursi';
export const repeated = 'Sudah ada di daftar ini';
export const noAddress = 'Bukan alamat email';
export const noSeat = 'Tidak ada kursi kosong';
export const checkResult = 'Hasil pemeriksaan';
export const checkCounts = '{count} dari {total} baris akan diundang, {free} kursi kosong.';
export const line = 'Baris {line}: {text}';

// Page of an invitation
export const invitation = 'Undangan institusi';
export const linkIncomplete = 'Tautan ini tidak lengkap. Buka tautan dari email undangan.';
export const loading = 'Memuat…';
export const invitesYou = '{institution} mengundang Anda menjadi anggota. Iurannya ditanggung institusi.';
export const logIn = 'Masuk';
export const loggedInAs = 'Anda masuk sebagai {name} ({email}). Kursi diberikan kepada akun ini.';
export const accepting = 'Menerima…';
export const accept = 'Terima undangan';
export const useOtherAccount = 'Pakai akun lain';
export const emailTakenDetail = 'Masuk dengan akun itu untuk menerima undangan ini.';
export const haveAccount = 'Sudah punya akun?';
export const haveAccountText = 'Masuk dulu, lalu terima undangan ini dengan akun Anda.';
export const noAccount = 'Belum punya akun? Buat di sini';
export const newAccount = 'Akun baru melalui {institution}';
export const createAccount = 'Buat akun dan terima undangan';
export const creatingAccount = 'Membuat akun…';
export const email = 'Email';
export const fullName = 'Nama lengkap';
export const password = 'Kata sandi';
export const passwordHint = 'Ketik sekali lagi, minimal {count} karakter.';

// One transfer for several bills
export const jointTitle = 'Satu transfer untuk beberapa tagihan';
export const coordinatorsOnly = 'Halaman ini untuk koordinator institusi.';
export const loadingBills = 'Memuat tagihan…';
export const paidBills = 'Tagihan yang dibayar';
export const askForCodes =
  'Minta kode tagihan dari setiap anggota yang ikut dibayar. Kodenya ada di halaman perpanjangannya.';
export const ownBillFailed = 'Tagihan institusi tidak dapat dimuat.';
export const includeOwn = 'Sertakan iuran {institution}';
export const addBill = 'Tambah tagihan';
export const add = 'Tambah';
export const searching = 'Mencari…';
export const memberBillCode = 'Kode tagihan anggota';
export const billCodeHint = 'Contoh: 7K3M-9PQX';
export const billDue = 'batas bayar {date} WIB';
export const billYearsDue = '{years} tahun, batas bayar {date} WIB';
export const removeBill = 'Hapus {code}';
export const exactTransfer = 'Transfer tepat';
export const totalOfBills = 'untuk {count} tagihan';
export const totalInWords = '{words} rupiah untuk {count} tagihan';
export const account = 'Rekening';
export const jointTransferText =
  'Transfer persis sejumlah ini, dalam satu transfer. Bila berita transfer tidak muat, dahulukan kode tagihan.';
export const afterTransfer = 'Setelah transfer';
export const uploadProof = 'Unggah buktinya di {link}.';
export const institutionRenewal = 'perpanjangan institusi';
export const sendProof =
  'Kirim bukti yang sama kepada setiap anggota. Anggota mengunggahnya di halaman perpanjangannya sendiri.';
export const boardMatches =
  'Pengurus mencocokkan transfer ini dengan semua tagihan, lalu menyetujuinya satu per satu.';
