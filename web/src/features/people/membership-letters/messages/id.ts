// Check of a letter
export const checkTitle = 'Periksa surat keterangan';
export const checkLead = 'Cocokkan isi halaman ini dengan surat {association} di tangan Anda.';
export const valid = 'Surat asli, keanggotaan berlaku';
export const validText = 'Cocokkan nama dan nomornya dengan surat di tangan Anda.';
export const ended = 'Surat asli, keanggotaan tidak berlaku';
export const endedText =
  'Surat ini benar saat terbit. Sekarang keanggotaannya sudah berakhir atau sedang cuti.';
export const revoked = 'Surat dicabut';
export const revokedText = 'Surat ini tidak berlaku lagi.';
export const unknown = 'Surat tidak dikenal';
export const unknownText = '{association} tidak memiliki surat dengan kode ini.';
export const unreadable = 'Kode tidak dikenali';
export const unreadableText =
  'Kodenya salah ketik atau terpotong. Bandingkan sekali lagi dengan yang tercetak di surat.';
export const name = 'Nama';
export const letterNumber = 'Nomor surat';
export const memberNumber = 'Nomor anggota';
export const issued = 'Terbit';
export const institution = 'Institusi';
export const purpose = 'Keperluan';
export const memberSince = 'Anggota sejak';
export const validUntilThen = 'Berlaku sampai, menurut surat';
export const validUntilNow = 'Berlaku sampai, sekarang';

// Own letters
export const title = 'Surat keterangan anggota';
export const text = 'Untuk laporan BKD, akreditasi, hibah, dan keperluan lain.';
export const back = 'Keanggotaan';
export const profileFailed = 'Data Anda tidak dapat dimuat.';
export const lettersFailed = 'Surat Anda tidak dapat dimuat.';
export const newLetter = 'Surat baru';
export const needsMembership = 'Surat keterangan hanya terbit selama keanggotaan berlaku dan tidak cuti.';
export const showStatus = 'Lihat status Anda';
export const issuedLetters = 'Surat yang sudah terbit';
export const downloadPdf = 'Unduh PDF';
export const department = 'Departemen';
export const validUntil = 'Berlaku sampai';
export const contents = 'Isi surat';
export const needsLecturerNumber = 'BKD biasanya meminta NUPTK atau NIDN.';
export const changeProfile = 'Ubah data di profil';
export const fillProfile = 'Isi di profil';
export const limitReached = 'Sudah {count} surat terbit tahun ini. Pakai surat yang sudah terbit.';
export const issue = 'Terbitkan dan unduh PDF';
export const issuing = 'Menerbitkan…';
export const purposeHint = 'Misalnya pelaporan BKD. Sisa {count} surat tahun ini.';
