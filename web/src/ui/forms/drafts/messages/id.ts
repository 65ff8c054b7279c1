export const discard = 'Buang draf';
export const restored = 'Draf dipulihkan: isian Anda dari {moment}.';
export const restoredFromServer =
  'Draf dipulihkan: isian Anda ({author}) dari {moment}, tersimpan otomatis di server.';
export const recordChanged =
  'Data ini telah diubah sejak draf ditulis. Saat menyimpan, Anda dapat memilih mana yang berlaku.';
export const older = 'Ada isian lain dari {moment}. {button}';
export const olderFromServer = 'Ada isian lain dari {moment}, tersimpan otomatis di server. {button}';
export const useOther = 'Pakai isian itu';
export const passwordsMissing = 'Kata sandi dan berkas tidak tersimpan. Isi dan pilih lagi.';
export const filesMissing = 'Berkas tidak ikut disimpan: pilih sekali lagi.';
