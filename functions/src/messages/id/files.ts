/** Texts in downloaded files that are no papers: passes for phones, calendars, and the own data. */

// Names of files.
export const ticketFile = 'tiket-{number}.pdf';
export const transcriptFile = 'transkrip-{code}.pdf';
export const passFile = 'kartu-{number}.pkpass';
export const eventFile = 'acara.ics';
export const ownDataFile = 'data-saya-{day}.zip';

// Passes.
export const passDescription = 'Kartu anggota {association}';
export const passTitle = 'Anggota {association}';
export const passHolder = 'Anggota';
export const passSite = 'Situs';
export const memberNumber = 'Nomor anggota';
export const validUntil = 'Berlaku sampai';
export const lifetime = 'Seumur hidup';

// Calendars.
export const calendarName = 'Acara {association}';
export const payDues = 'Bayar iuran {association}: {amount}';
export const payEvent = 'Bayar {event}: {amount}';
export const transferExactly = 'Transfer tepat {amount} ke {bank} {account}, {holder}.';
export const transferNote = 'Berita transfer: {note}';
export const payBy = 'Batas bayar: {time} WIB';
export const categoryDues = 'Iuran';
export const categoryEvent = 'Acara';

// Own data.
export const booksNote =
  'Catatan buku kas ini, kuitansi dan invoicenya, serta nama di dalamnya disimpan 10 tahun, juga sesudah akun dihapus.';
export const photoName = 'foto-profil';
export const proofName = 'bukti-pembayaran/{name}';
export const answerName = 'jawaban-acara/{name}';
export const documentName = 'dokumen-pengurus/{name}';
