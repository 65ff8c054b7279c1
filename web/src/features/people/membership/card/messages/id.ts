// Card on the membership page
export const cardTitle = 'Kartu anggota';
export const unsigned = 'Kode verifikasi tidak dapat dimuat. Kartu tampil tanpa kode.';
export const showCard = 'Tunjukkan kartu';
export const letters = 'Surat keterangan';
export const downloadTranslation = 'Unduh kartu anggota';
/** Fixed in English by the specification. */
export const download = 'Download Membership Card';
export const downloadLarge = 'Unduh ukuran ganda';
export const printCard = 'Cetak kartu';
export const downloadLater = 'Kartu dapat diunduh setelah keanggotaan Anda disetujui.';

// Page that shows the card
export const title = 'Tunjukkan kartu';
export const text = 'Kartu anggota Anda, juga tanpa internet.';
export const back = 'Keanggotaan';
export const loading = 'Memuat…';
export const offline = 'Tanpa sambungan. Kartu ini salinan di perangkat ini.';
export const notStored = 'Kartu belum tersimpan di perangkat ini. Buka halaman ini sekali dengan internet.';
export const cardLater = 'Kartu tersedia setelah keanggotaan Anda disetujui.';
export const stored = 'Kartu ini tersimpan di perangkat ini sampai Anda keluar.';
export const lastChecked = 'Terakhir diperiksa {date} WIB';
export const brightness = 'Naikkan kecerahan layar agar kode QR mudah dipindai.';
export const codeAlt = 'Kode QR kartu';

// Settings of the card
export const codeContents =
  'Kode QR pada kartu memuat nama, nomor anggota, dan masa berlaku, ditandatangani secara digital.';
export const showScan = 'Lihat yang dibaca pemindai';
export const fullName = 'Nama lengkap ({name})';
export const initials = 'Inisial ({initials})';
export const nameChoice = 'Nama pada kode QR';
export const tryAgain = 'Coba lagi.';
export const choiceFailed = 'Pilihan belum tersimpan. {reason}';
export const reissueFailed = 'Kartu belum diterbitkan ulang. Coba lagi.';
export const lostCard = 'Kartu hilang? Terbitkan ulang';
export const useNewCard = 'Unduh atau cetak kartu yang baru.';
export const reissueTitle = 'Terbitkan ulang kartu?';
export const reissueContent =
  'Kode pada kartu lama langsung tidak berlaku, juga pada kartu yang sudah dicetak atau diunduh. Ini tidak dapat diurungkan.';
export const reissue = 'Terbitkan ulang';
export const reissuing = 'Menerbitkan…';

// Wallets
export const walletFailed = 'Kartu belum masuk ke {wallet}. Coba lagi.';
export const addToWallet = 'Tambahkan ke {wallet}';
export const walletPrivacy =
  'Nama, nomor anggota, dan masa berlaku Anda dikirim ke penyedia dompet yang Anda pilih. Unduh lagi setelah perpanjangan.';

// Picture of the card. English texts are fixed by the specification.
export const cardOf = 'Kartu anggota {name}';
export const memberKind = 'Community Member';
export const numberInWords = 'nomor {number}';
export const validForLife = 'berlaku seumur hidup';
export const validUntilInWords = 'berlaku sampai {date}';
export const expired = 'Kedaluwarsa / Expired';
export const membershipNumber = 'Membership number';
export const validUntil = 'Valid until';
