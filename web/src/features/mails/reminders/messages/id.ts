export const title = 'Berhenti menerima pengingat';
export const requestAgain = 'Pengingat dapat diminta lagi kapan saja di profil Anda.';
export const openProfile = 'Buka profil';
export const incompleteLink = 'Tautan ini tidak lengkap. Buka tautan dari email sekali lagi.';
export const setInProfile = 'Atur di profil';
export const explanation =
  'Kami mengingatkan Anda lewat email sebelum dan sesudah keanggotaan berakhir. Email tentang tindakan Anda sendiri, misalnya perpanjangan, tetap dikirim.';
export const saving = 'Menyimpan…';
export const stop = 'Hentikan pengingat';
