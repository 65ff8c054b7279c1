import { formatDateTime } from './dates.ts';

/** Texts that screens show without the function. Other texts are in replies or in form checks. */
export const clientWording = {
  required: 'Wajib diisi.',
  incompleteInput: 'Tanggal atau jam belum lengkap.',
  paymentProofRequired: 'Bukti pembayaran wajib diunggah.',
  emailTaken: 'Email sudah terdaftar.',
  passwordCommon: 'Kata sandi ini terlalu umum dan cepat ditebak. Pilih yang lain.',
  passwordContainsOwner: 'Kata sandi tidak boleh memuat nama atau alamat email Anda.',
  registered: 'Pendaftaran diterima. Silakan masuk untuk melihat status keanggotaan Anda.',
  imageRequired: 'Please select an image',
  passwordReset: 'Kata sandi baru tersimpan. Silakan masuk.',
  passwordChanged: 'Kata sandi diubah. Semua sesi lain sudah diakhiri.',
  renewalWaits: 'Perpanjangan Anda sedang diperiksa. Tidak perlu mengunggah bukti lagi.',
  applicantStays: 'Pendaftaran orang ini belum disetujui. Setujui dahulu sebelum menjadikannya admin.',
  staffDoNotRenew: 'Perpanjangan keanggotaan Anda diurus oleh koordinator institusi.',
  invitationJoined: 'Akun dibuat dan keanggotaan Anda aktif. Silakan masuk.',
  imageInvalid: 'Please select a valid image file.',
  blogImageInvalid: 'Only JPG, PNG, and JPEG files are allowed.',
} as const;

interface Deletion {
  /** Empty after the erasure of the admin. */
  readonly deletedBy: string;
  readonly deletedAt: string | Date;
}

/** Names the admin who deleted content, and the way to restore it. */
export const deletionText = ({ deletedBy, deletedAt }: Deletion): string =>
  `Dihapus oleh ${deletedBy || 'admin lain'} pada ${formatDateTime(deletedAt)} WIB. Dapat dipulihkan dari Sampah.`;
