// Kinds of membership
/** One in each line. */
export const memberBenefits =
  'Jejaring dengan sesama akademisi, peneliti, dan praktisi\nAkses ke sumber daya asosiasi\nAcara, pelatihan, dan sertifikasi dengan potongan harga\nKerja sama penelitian dan pengajaran\nUndangan menjadi dosen tamu\nRekomendasi sebagai asesor\nKelompok pakar sesuai bidang keahlian\nLiputan media atas kegiatan Anda';
export const institutionBenefit = 'Untuk institusi: logo tampil di situs asosiasi';
export const individual = 'Individu';
export const individualAudience = 'Untuk akademisi, peneliti, dan praktisi.';
export const individualText = 'Termasuk kartu anggota digital dan akses ke semua manfaat anggota.';
export const institution = 'Institusi';
export const institutionAudience = 'Untuk {kinds}, dan {lastKind}.';
export const institutionText =
  'Termasuk keanggotaan individu untuk {seats} staf, promosi logo selama satu tahun di situs, dan plakat keanggotaan.';
export const perYear = ' per tahun';
export const join = 'Daftar jadi anggota';
// Consent
export const policies = 'Baca juga {privacy} dan {terms}.';
export const privacy = 'Kebijakan privasi';
export const terms = 'Syarat dan ketentuan';
export const opensNewTab = ' (membuka tab baru)';
// Notices about the email address
export const mailRefused =
  'Email ke {email} ditolak sejak {since}, jadi kami berhenti mengirim ke alamat itu. {link}';
export const mailUnreliable =
  'Beberapa email ke {email} tidak sampai sejak {since}, misalnya karena kotak surat penuh. {link} bila alamat ini tidak dipakai lagi.';
export const changeEmail = 'Ganti email';
export const emailUnverified = 'Alamat email {email} belum diverifikasi. Buka tautan di email dari kami.';
export const resendFailed = 'Email verifikasi belum terkirim. Coba lagi.';
export const resend = 'Kirim ulang';
// Profile
export const confirmPassword = 'Konfirmasi kata sandi';
export const personTab = 'Data diri';
export const emailTab = 'Email';
export const securityTab = 'Kata sandi dan keamanan';
export const directoryTab = 'Direktori';
export const privacyTab = 'Persetujuan dan data';
export const deletionTab = 'Hapus akun';
export const profileContents = 'Isi profil';
export const sessionNotEnded = 'Sesi tidak dapat diakhiri.';
