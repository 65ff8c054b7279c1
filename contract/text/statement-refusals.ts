/**
 * Reasons why a bank statement is refused, for the admin who chose it, with advice if it is not obvious.
 * `{found}` is replaced by text of the file, or by '-'. The line number is prepended.
 */
export const statementRefusals = {
  empty: 'Berkas ini kosong.',
  tooLarge: 'Berkas ini terlalu besar: paling besar {found}. Unduh mutasi untuk periode yang lebih pendek.',
  tooManyRows: 'Berkas ini memuat lebih dari {found} baris. Unduh mutasi untuk periode yang lebih pendek.',
  tooManyColumns: 'Berkas ini memuat lebih dari {found} kolom.',
  oldExcel:
    'Ini berkas Excel lama (.xls). Buka di Excel, simpan sebagai XLSX atau CSV, lalu pilih berkas itu.',
  pdf: 'Ini berkas PDF. Unduh mutasi dari bank sebagai CSV, XLSX, atau MT940.',
  unreadable: 'Berkas ini rusak atau bukan CSV, XLSX, atau MT940.',
  protected: 'Berkas ini dilindungi kata sandi. Simpan tanpa kata sandi, lalu pilih lagi.',
  quoteOpen: 'Tanda kutip dibuka di sini dan tidak ditutup.',
  columnsDoubled: 'Judul kolom «{found}» muncul dua kali, jadi tidak jelas kolom mana yang dipakai.',
  mappingUnfit: 'Pengaturan kolom yang tersimpan tidak cocok dengan berkas ini.',
  accountMissing: 'Nomor rekening tidak ada di berkas ini, jadi tidak pasti mutasi rekening siapa.',
  accountUnnamed:
    'Bank ini menulis nomor rekening pada nama berkas, dan nama berkas ini tidak memuatnya. Pakai nama asli dari bank.',
  accountOther: 'Ini mutasi rekening {found}, bukan rekening asosiasi.',
  currencyOther: 'Mata uangnya {found}, bukan rupiah.',
  periodMissing: 'Tanggalnya tanpa tahun, dan berkas ini tidak menyebut periodenya.',
  periodInvalid: 'Periode «{found}» tidak dapat dibaca.',
  dateInvalid: '«{found}» bukan tanggal yang ada.',
  dateOutside: 'Tanggal «{found}» di luar periode berkas ini.',
  dateAhead: 'Tanggal «{found}» belum tiba.',
  timeInvalid: '«{found}» bukan jam yang ada.',
  amountInvalid: '«{found}» bukan jumlah uang.',
  amountsMixed: '«{found}» ditulis lain dari jumlah lain di berkas ini: titik dan koma tertukar.',
  sideMissing: 'Tidak jelas apakah ini uang masuk atau keluar.',
  sideUnknown: '«{found}» bukan tanda uang masuk atau keluar.',
  bothSides: 'Baris ini berisi uang masuk dan uang keluar sekaligus.',
  rowUnknown: 'Baris ini bukan transaksi dan bukan ringkasan: «{found}».',
  balanceMissing: 'Saldo tidak ada di baris ini.',
  balanceBroken:
    'Saldo tidak cocok mulai baris ini: seharusnya {found}. Mungkin ada baris yang hilang atau diubah.',
  totalsBroken: 'Jumlah semua transaksi tidak sama dengan ringkasan berkas ({found}).',
  openingBroken: 'Saldo awal tidak cocok dengan saldo akhir bagian sebelumnya ({found}).',
  messageUnfinished: 'Pesan MT940 ini terpotong: {found} tidak ada.',
  messageUnknown: 'Bagian MT940 ini tidak dapat dibaca: «{found}».',
} as const;
