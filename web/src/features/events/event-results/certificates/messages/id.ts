// Check of a certificate
export const checkTitle = 'Periksa sertifikat';
export const checkLead = 'Cocokkan isi halaman ini dengan sertifikat {association} di tangan Anda.';
export const validTitle = 'Sertifikat berlaku';
export const validText = 'Cocokkan nama dan acaranya dengan sertifikat di tangan Anda.';
export const replacedTitle = 'Sertifikat diganti';
export const replacedText =
  'Nama di sertifikat ini sudah diperbaiki. Mintalah sertifikat yang baru, yang punya kode lain.';
export const revokedTitle = 'Sertifikat dicabut';
export const revokedText = 'Sertifikat ini tidak berlaku lagi.';
export const unknownTitle = 'Sertifikat tidak dikenal';
export const unknownText = '{association} tidak memiliki sertifikat dengan kode ini.';
export const unreadableTitle = 'Kode tidak dikenali';
export const unreadableText =
  'Kodenya salah ketik atau terpotong. Bandingkan sekali lagi dengan yang tercetak di sertifikat.';
export const downloadCredential = 'Unduh kredensial digital';
export const transcriptTitle = 'Transkrip asli';
export const transcriptText = 'Cocokkan isinya dengan transkrip di tangan Anda.';
export const name = 'Nama';
export const period = 'Periode';
export const periodRange = '{from} sampai {until}';
export const total = 'Jumlah';
export const totalPoints = '{total} dari {required} poin';
export const issued = 'Diterbitkan';
export const certificate = 'Sertifikat';
export const event = 'Acara';
export const eventDate = 'Tanggal acara';
export const credits = 'Kredit';
export const points = '{points} poin {category}';
// Own certificates
export const ownTitle = 'Sertifikat saya';
export const loadError = 'Sertifikat Anda tidak dapat dimuat.';
export const noCertificates = 'Anda belum punya sertifikat.';
export const noCertificatesHint = 'Sertifikat terbit setelah Anda hadir di acara yang memberikannya.';
export const showEvents = 'Lihat acara';
export const inNameOf = 'Atas nama {name}';
export const downloadPdf = 'Unduh PDF';
export const revoked = 'Dicabut';
