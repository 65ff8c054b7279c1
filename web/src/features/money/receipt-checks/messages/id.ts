export const title = 'Periksa kuitansi';
export const lead =
  'Pindai kode QR pada kuitansi dengan kamera ponsel, atau ketik kode yang tercetak di kaki kuitansi.';
export const placeholder = 'Hasilnya tampil di sini setelah kodenya diperiksa.';
export const codeTitle = 'Ketik kode kuitansi';
export const codeMissing = 'Ketik dahulu kodenya.';
export const codeForm = 'Kode kuitansi';
export const code = 'Kode';
export const codeHint = '20 huruf dan angka, misalnya {example} Huruf besar atau kecil sama saja.';
export const check = 'Periksa';
export const genuineTitle = 'Kuitansi asli';
export const genuineText = 'Cocokkan isinya dengan kuitansi di tangan Anda.';
export const forgedTitle = 'Kuitansi palsu';
export const forgedText =
  'Nomornya memang ada, tetapi kodenya bukan kode kuitansi {name} itu. Jangan diterima.';
export const unknownTitle = 'Kuitansi tidak dikenal';
export const unknownText = '{name} tidak pernah menerbitkan kuitansi dengan kode ini. Jangan diterima.';
export const unreadableTitle = 'Kode tidak dikenali';
export const unreadableText =
  'Kodenya salah ketik atau terpotong. Bandingkan sekali lagi dengan yang tercetak di kaki kuitansi.';
export const number = 'Nomor';
export const issued = 'Diterbitkan';
export const amount = 'Jumlah';
export const payer = 'Atas nama';
