export const acceptTicket = 'Terima tiket';
export const incompleteLink = 'Tautan ini tidak lengkap. Buka tautan dari email.';
export const loading = 'Memuat…';
export const transferFrom = '{from} mengalihkan tempatnya kepada Anda. Berlaku sampai {time} WIB.';
export const nothingToPay = 'Anda tidak membayar apa pun.';
export const payDifference = 'Harga Anda lebih tinggi. Bayar selisihnya: {amount}.';
export const accepting = 'Menerima…';
// Transfer of the own place
export const transferTicket = 'Alihkan tiket';
export const sendTransfer = 'Kirim tawaran';
export const sending = 'Mengirim…';
export const recipientEmail = 'Email penerima';
export const recipientHint =
  'Penerima membuka tautan di email dalam 72 jam. Tiket Anda berlaku sampai diterima.';
export const transferredTo = 'Ditawarkan kepada {email}, sampai {time} WIB.';
export const withdrawing = 'Menarik…';
export const withdrawTransfer = 'Tarik tawaran';
