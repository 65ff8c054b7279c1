/** Fixed in English by the specification. */
export const yes = 'Yes';
export const no = 'No';
export const cancel = 'Batal';
export const close = 'Tutup';
export const ok = 'OK';
export const closeDialog = 'Tutup dialog';
export const contentLabel = 'Isi';
export const toastsLabel = 'Pemberitahuan';
export const closeToast = 'Tutup pemberitahuan';
