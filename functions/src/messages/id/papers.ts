/** Texts of printed papers. Facts such as names and titles are stored, and have one language. */

export const language = 'id-ID';
export const checkGenuine = 'Periksa keaslian: {address}';

// Receipts.
export const receiptTitle = 'Kuitansi {number}';
export const receiptHeading = 'KUITANSI';
export const receivedFrom = 'Sudah terima dari';
export const amountInWords = 'Uang sejumlah';
export const purpose = 'Untuk pembayaran';
export const purposeEvent = 'Pendaftaran acara: {event}';
export const registrationOfPerson = 'Iuran keanggotaan individu untuk {years} tahun (pendaftaran)';
export const renewalOfPerson = 'Iuran keanggotaan individu untuk {years} tahun (perpanjangan)';
export const registrationOfInstitution = 'Iuran keanggotaan institusi untuk {years} tahun (pendaftaran)';
export const renewalOfInstitution = 'Iuran keanggotaan institusi untuk {years} tahun (perpanjangan)';
export const membershipPeriod = 'Masa keanggotaan';
export const period = '{from} sampai {until}';
export const memberNumber = 'Nomor anggota';
export const approvedBy = 'Disetujui oleh';
export const receiptNote = 'Kuitansi ini dibuat secara elektronik dan sah tanpa tanda tangan.';
export const receiptQr = 'Kode QR untuk memeriksa keaslian kuitansi ini';
export const checkReceipt = 'Periksa keaslian: {address} · Kode {code}';

// Invoices.
export const proFormaTitle = 'Proforma {code}';
export const invoiceTitle = 'Invoice {number}';
export const proFormaHeading = 'PROFORMA';
export const invoiceHeading = 'INVOICE';
export const billNumber = 'Tagihan {code}';
export const invoiceTo = 'Kepada';
export const date = 'Tanggal';
export const payBy = 'Batas bayar';
export const invoicedRegistration =
  'Iuran keanggotaan institusi {association} untuk {years} tahun (pendaftaran)';
export const invoicedRenewal = 'Iuran keanggotaan institusi {association} untuk {years} tahun (perpanjangan)';
export const uniqueCode = 'Kode unik (penanda transfer)';
export const description = 'Uraian';
export const amount = 'Jumlah';
export const amountToTransfer = 'Jumlah yang ditransfer';
export const howToPay = 'Cara membayar';
export const bank = 'Bank';
export const accountNumber = 'Nomor rekening';
export const accountHolder = 'Atas nama';
export const billCode = 'Kode tagihan';
export const transferNote = 'Berita transfer';
export const uploadProof = 'Setelah membayar, unggah bukti transfer di {address}.';
export const qrisOf = 'QRIS {amount} untuk {merchant}';
export const proFormaNote =
  'Proforma ini dibuat secara elektronik dan bukan bukti pembayaran. Invoice bernomor tersedia setelah pendaftaran dikirim.';
export const invoiceNote =
  'Invoice ini dibuat secara elektronik dan sah tanpa tanda tangan. Invoice bukan bukti pembayaran: kuitansi terbit setelah pembayaran disetujui.';

// Certificates.
export const givenTo = 'Diberikan kepada';
export const forAttending = 'atas kehadirannya di acara';
export const certificateCredits = '{points} poin kredit, kategori {category}';
export const certificateQr = 'Kode QR untuk memeriksa keaslian sertifikat ini';
export const certificateNote = 'Sertifikat ini dibuat secara elektronik dan sah tanpa tanda tangan.';

// Tickets.
export const ticketTitle = 'Tiket {event}';
export const ticketHeading = 'TIKET';
export const ticketQr = 'Kode QR tiket ini';
export const name = 'Nama';
export const begins = 'Mulai';
export const ends = 'Selesai';
export const venue = 'Tempat';
export const ticketNote =
  'Tunjukkan kode QR ini di pintu masuk, di layar atau tercetak. Tiket ini berlaku untuk satu orang.';

// Letters that confirm a membership.
export const letterTitle = 'Surat keterangan anggota {number}';
export const letterHeading = 'SURAT KETERANGAN ANGGOTA';
export const letterNumber = 'Nomor: {number}';
export const letterOpening = 'Pengurus {name} ({shortName}) dengan ini menerangkan bahwa:';
export const institution = 'Institusi';
export const department = 'Departemen';
export const letterMembership =
  'adalah anggota {association} sejak {since}. Keanggotaannya berlaku {validity}.';
export const letterUse = 'Surat keterangan ini dibuat untuk dipergunakan sebagaimana mestinya.';
export const letterUseFor =
  'Surat keterangan ini dibuat untuk keperluan {purpose}, dan dapat dipergunakan sebagaimana mestinya.';
export const letterQr = 'Kode QR untuk memeriksa keaslian surat ini';
export const code = 'Kode {code}';
export const letterNote =
  'Halaman itu juga menampilkan apakah keanggotaannya masih berlaku. Surat ini dibuat secara elektronik dan sah tanpa tanda tangan.';

// Transcripts of credits.
export const transcriptTitle = 'Transkrip kredit {code}';
export const transcriptHeading = 'TRANSKRIP';
export const transcriptPeriod = 'Periode {from} sampai {until}. Keadaan pada {day}.';
export const cappedPoints = '{counted} dari {earned} poin (batas {cap})';
export const points = '{points} poin';
export const total = 'Jumlah';
export const totalPoints = '{total} dari {required} poin';
export const transcriptQr = 'Kode QR untuk memeriksa keaslian transkrip ini';
export const transcriptNote = 'Transkrip ini dibuat secara elektronik dan sah tanpa tanda tangan.';
