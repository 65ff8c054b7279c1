export const unsubscribeTitle = 'Berhenti menerima surat edaran';
export const requestAgain = 'Surat jenis ini dapat diminta lagi kapan saja di profil.';
export const incompleteLink = 'Tautan ini tidak lengkap. Buka tautan dari email sekali lagi.';
export const explanation =
  'Anda tidak lagi menerima surat jenis ini, juga yang sedang dikirim. Email tentang keanggotaan dan tagihan Anda tetap dikirim.';
export const saving = 'Menyimpan…';
export const unsubscribe = 'Berhenti menerima';
export const setInProfile = 'Atur di profil';
