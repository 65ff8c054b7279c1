/** Fixed in English by the specification. */
export const title = 'Contact';
export const description = 'Kirim pesan kepada {name}, atau hubungi lewat telepon, WhatsApp, dan email.';
export const lead =
  'Punya pertanyaan tentang keanggotaan, acara, atau kerja sama? Tulis kepada kami, atau hubungi langsung.';
export const sendTitle = 'Kirim pesan';
export const loading = 'Memuat…';
export const joinTitle = 'Belum menjadi anggota?';
export const joinText = 'Daftar sebagai individu atau institusi, lalu nikmati jejaring dan kegiatan kami.';
/** Fixed in English by the specification. */
export const joinNow = 'Join Now';
export const joinNowTranslation = 'Gabung sekarang';
// The form
/** Fixed in English by the specification. */
export const sendMessage = 'Send Message';
export const sendMessageTranslation = 'Kirim pesan';
export const sending = 'Mengirim…';
export const firstName = 'Nama depan';
export const lastName = 'Nama belakang';
export const email = 'Email';
export const message = 'Pesan';
export const storageNote = 'Pesan Anda kami simpan paling lama 2 tahun. Baca {link}.';
export const privacyPolicy = 'Kebijakan privasi';
export const newTab = ' (membuka tab baru)';
export const website = 'Website';
export const sendAnother = 'Kirim pesan lain';
// Details
export const detailsTitle = 'Hubungi langsung';
export const phone = 'Telepon / WhatsApp';
export const serviceEmail = 'Email layanan';
export const address = 'Alamat kunjungan';
export const socialMedia = 'Media sosial';
export const replies = 'Balasan';
export const repliesText = 'Pesan dijawab pada hari kerja, biasanya dalam dua hari.';
