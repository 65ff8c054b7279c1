export const months =
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember';
export const dateTime = '{date} pukul {time}';
/** Separates hours from minutes. */
export const timeSeparator = '.';
export const today = 'hari ini';
export const daysLeft = '{count} hari lagi';
export const monthsLeft = '{count} bulan lagi';
export const yearsLeft = '{count} tahun lagi';
export const overYearsLeft = 'lebih dari {count} tahun lagi';
