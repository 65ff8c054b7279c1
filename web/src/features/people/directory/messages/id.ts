export const title = 'Direktori anggota';
export const lead =
  'Temukan dosen tamu, asesor, dan pakar di antara anggota kami. Anggota yang masuk melihat lebih banyak.';
export const loadError = 'Direktori tidak dapat dimuat.';
export const noProfiles = 'Tidak ada profil yang cocok';
export const profileCount = '{count} profil';
export const showAll = 'Tampilkan semua';
export const pages = 'Halaman';
export const previous = 'Sebelumnya';
export const pageOf = 'Halaman {page} dari {total}';
export const next = 'Berikutnya';
// The filter
export const filterLabel = 'Saringan direktori';
export const expertise = 'Bidang keahlian';
export const institution = 'Institusi';
export const city = 'Kota';
export const search = 'Cari';
export const offer = 'Kesediaan';
export const allOffers = 'Semua';
export const moreFilters = 'Filter lain';
// A profile
export const hiddenTitle = 'Profil tidak ditampilkan';
export const hiddenText = 'Profil ini tidak ditampilkan.';
export const tooManyProfiles = 'Anda sudah membuka banyak profil.';
export const profileLoadError = 'Profil tidak dapat dimuat.';
export const photoOf = 'Foto {name}';
export const loading = 'Memuat…';
export const write = 'Tulis pesan';
export const sendMessage = 'Kirim pesan';
export const sending = 'Mengirim…';
export const yourName = 'Nama Anda';
export const yourEmail = 'Email Anda';
export const message = 'Pesan';
export const visitorNote = 'Nama, alamat email, dan pesan Anda dikirim kepada anggota ini.';
export const memberNote = 'Nama dan alamat email akun Anda ikut dikirim, supaya anggota ini dapat membalas.';
export const website = 'Website';
export const writeAnother = 'Tulis pesan lain';
// Links in a mail from the directory
export const messagesTitle = 'Pesan lewat direktori';
export const incompleteLink = 'Tautan ini tidak lengkap. Buka tautan dari email sekali lagi.';
export const messagesText =
  'Berhenti menerima pesan: profil tetap tampil, tetapi tanpa formulir untuk menulis kepada Anda. Laporkan pesan yang mengganggu, supaya pengurus memeriksanya.';
export const saving = 'Menyimpan…';
export const endMessages = 'Berhenti menerima pesan';
export const reporting = 'Melaporkan…';
export const reportMessage = 'Laporkan pesan ini';
export const editProfile = 'Atur profil direktori';
