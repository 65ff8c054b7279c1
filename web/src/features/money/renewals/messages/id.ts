export const title = 'Perpanjang keanggotaan saya';
export const heading = 'Perpanjang keanggotaan';
export const loading = 'Memuat…';
export const transferTitle = 'Transfer iuran';
export const registrationWaits = 'Pendaftaran Anda belum disetujui, jadi belum dapat diperpanjang.';
export const showStatus = 'Lihat statusnya';
export const proofRejected = 'Bukti sebelumnya ditolak.';
export const reason = 'Alasan: {reason}';
export const uploadNewProof = 'Unggah bukti baru. Data lain sudah tersimpan.';
export const name = 'Nama';
export const newEnd = 'Setelah disetujui hari ini, keanggotaan berlaku sampai {date} (masa {period}).';
export const throughInstitution = 'Keanggotaan Anda melalui {institution}.';
export const memberForLife = 'Anda anggota seumur hidup. Tidak ada iuran yang perlu dibayar.';
export const showCard = 'Lihat kartu Anda';

// Form
/** The texts in English are fixed by the specification. */
export const renew = 'Renew';
export const renewTranslation = 'Kirim bukti perpanjangan';
export const uploading = 'Uploading...';
export const submitFailed = 'Error submitting form';
export const success = 'Berhasil';
export const proof = 'Bukti pembayaran';

// Link of a reminder
export const linkTitle = 'Perpanjang keanggotaan';
export const linkIncomplete = 'Tautan ini tidak lengkap. Buka tautan dari email sekali lagi.';
export const logInAndRenew = 'Masuk dan perpanjang';
export const mailFollows = 'Kami mengabari lewat email.';
export const greetingRuns = 'Halo, {initials}. Keanggotaan Anda berlaku sampai {date}.';
export const greetingEnded = 'Halo, {initials}. Keanggotaan Anda telah berakhir pada {date}.';

// Number of years
export const payFor = 'Bayar untuk';
export const years = '{years} tahun';
export const validUntil = 'Berlaku sampai {date}';
export const changing = 'Iuran {years} tahun: {fee}';
export const changed = 'Nominal transfer {years} tahun: {amount}, berlaku sampai {date}';
