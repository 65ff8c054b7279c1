/** Wording that the function sends or both sides show. Error wording stands in errors.ts. */
export const messages = {
  passwordMismatch: 'Password tidak cocok.',
  passwordTooShort: 'Password minimal harus 6 karakter.',
  required: 'Wajib diisi.',
  emailInvalid: 'Alamat email tidak valid.',
  tooLong: 'Terlalu panjang.',
  paymentProofRequired: 'Bukti pembayaran wajib diunggah.',
  emailTaken: 'Email sudah terdaftar.',
  registered: 'Pendaftaran diterima. Silakan masuk untuk melihat status keanggotaan Anda.',
  renewalRequested: 'Bukti pembayaran diterima. Perpanjangan keanggotaan Anda sedang diproses.',
  registrationApproved: 'Pendaftaran disetujui.',
  renewalApproved: 'Perpanjangan disetujui.',
  registrationRejected: 'Pendaftaran ditolak dan dihapus.',
  renewalRejected: 'Permintaan perpanjangan ditolak.',
  userUpdated: 'Data pengguna diperbarui.',
  userDeleted: 'Pengguna dihapus.',
  loggedOut: 'Anda telah keluar.',
} as const;
