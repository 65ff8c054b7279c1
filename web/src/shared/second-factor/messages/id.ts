export const waiting = 'Menunggu passkey…';
export const unsupported = 'Browser ini tidak mengenal passkey. Pakai cara lain.';
export const otherDomain = 'Passkey hanya dapat dipakai di alamat {domain}. Buka situs ini di sana.';
export const alreadyStored = 'Perangkat ini sudah menyimpan passkey untuk akun Anda.';
export const notUsed = 'Passkey tidak jadi dipakai, atau waktunya habis. Coba lagi.';
export const notPossible =
  'Perangkat ini tidak dapat memakai passkey di sini. Coba lagi, atau pakai cara lain.';
