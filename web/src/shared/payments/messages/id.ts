// Bill
export const exactAmount = 'Transfer tepat';
export const amountInWords = '{words} rupiah';
export const copyAmount = 'Salin nominal';
export const copyAccountNumber = 'Salin nomor rekening';
export const copyNote = 'Salin berita transfer';
export const billCode = 'Kode tagihan';
export const transferNote = 'Berita transfer';
export const dueAt = 'Batas bayar';
export const saveReminder = 'Simpan pengingat di kalender';
export const reminderFile = 'tagihan-{code}.ics';
export const codeIsDiscount = 'Kode uniknya potongan {code} rupiah dari {base}.';
export const codeIsAdded = 'Kode uniknya {code} rupiah di atas {base}.';
export const baseFee = 'iuran {fee}';
export const baseFeeOfYears = 'iuran {years} tahun, {fee}';
export const basePrice = 'harga {fee}';
export const hideQris = 'Sembunyikan QRIS';
export const showQris = 'Tampilkan QRIS';
export const drawingQris = 'Menggambar QRIS…';
export const preparingAmount = 'Menyiapkan nominal transfer…';
export const withoutCode =
  'Tagihan ini tanpa kode unik. Transfer {base}, lalu unggah buktinya: bukti itulah penanda pembayaran Anda.';
export const billFailed = 'Nominal khusus belum dapat dimuat.';
export const plainFeeAccepted = 'Transfer sejumlah iuran juga diterima.';

// QRIS picture
export const qrisAlt = 'QRIS {amount} untuk {merchant}';
export const merchantName = 'Nama merchant';
export const amount = 'Nominal';
export const qrisOnPhone =
  'Di ponsel ini: simpan gambarnya, lalu pilih dari galeri di aplikasi bank atau dompet digital.';
export const qrisCheck =
  'Pastikan nama merchant di aplikasi Anda sama. Setelah membayar, tetap unggah buktinya.';
export const qrisFailed = 'Gambar tidak dapat dibuat. Pindai kodenya dari perangkat lain.';
export const qrisSaved = 'Gambar QRIS disimpan.';
export const saveQris = 'Simpan gambar QRIS';
export const share = 'Bagikan';
export const qrisBillCode = 'Kode tagihan {code}';
export const qrisDueAt = 'Bayar sebelum {date} WIB';
export const qrisUploadProof = 'Setelah membayar, tetap unggah buktinya.';

// Copy button
export const copied = 'Disalin.';
export const copyFailed = 'Tidak dapat disalin. Tandai dan salin sendiri.';

// Downloads: the name of a file inside a sentence, and at its start.
export const downloadFile = 'Unduh {file} (PDF)';
export const preparingFile = 'Menyiapkan {file}…';
export const fileDownloaded = '{file} diunduh.';
export const fileFailed = '{file} tidak dapat diunduh. Coba lagi.';
export const invoiceInside = 'invoice';
export const receiptInside = 'kuitansi';
export const slipInside = 'nota';
export const ticketInside = 'tiket';
export const certificateInside = 'sertifikat';
export const transcriptInside = 'transkrip';
export const letterInside = 'surat';
export const badgeInside = 'label';
export const reportInside = 'laporan';
export const surveyInside = 'survei';
export const documentInside = 'dokumen';
export const receipt = 'Kuitansi';
export const badge = 'Label nama';
export const survey = 'Hasil survei';

// Bank account and next steps
export const payerIndividual = 'nama Anda';
export const payerInstitution = 'nama institusi';
export const payerBoth = 'nama Anda atau nama institusi';
export const fee = 'Iuran';
export const individualFee = 'Iuran individu';
export const institutionFee = 'Iuran institusi';
export const perYear = '{fee} per tahun';
export const bank = 'Bank';
export const accountNumber = 'Nomor rekening';
export const accountHolder = 'Atas nama';
export const instructions =
  'Tulis {payer}, lalu kode tagihan, pada berita transfer. Unggah bukti pembayaran di sistem keanggotaan ini, lalu kirim juga lewat WhatsApp ke {whatsapp}.';
export const opensNewTab = '(membuka tab baru)';

// List of payments
export const noPayments = 'Belum ada pembayaran.';
export const paymentRow = 'pembayaran {kind}, {date}';
export const years = '{years} tahun';
export const period = 'masa {period}';
export const sent = 'Dikirim {date}';
export const sentWithBill = 'Dikirim {date}, tagihan {bill}';
export const decided = '{state} {date}';
export const decidedBy = '{state} {date} oleh {name}';
export const rejectionReason = 'Alasan penolakan:';
export const viewProof = 'Lihat bukti';
export const proofDeleted = 'Gambar bukti sudah dihapus';
export const registration = 'Pendaftaran';
export const renewal = 'Perpanjangan';
export const event = 'Acara';
export const waiting = 'Menunggu persetujuan';
export const approved = 'Disetujui';
export const rejected = 'Ditolak';
export const replaced = 'Diganti';

// Receipt
export const loading = 'Memuat…';
export const receiptFile = 'kuitansi-{date}.pdf';
export const preparingReceipt = 'Menyiapkan kuitansi…';
export const receiptDownloaded = 'Kuitansi diunduh.';
export const receiptFailed = 'Kuitansi tidak dapat diunduh. Coba lagi.';
export const receiptNameTitle = 'Nama di kuitansi';
export const saveAndDownload = 'Simpan dan unduh';
export const latinName = 'Nama dalam huruf Latin';
export const latinNameHint = 'Tercetak di kuitansi, dan tidak dapat diubah lagi.';
