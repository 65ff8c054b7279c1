export const categoryLabels = {
  rent: 'Sewa',
  honoraria: 'Honor',
  catering: 'Konsumsi',
  travel: 'Perjalanan',
  printing: 'Cetak',
  plaques: 'Plakat',
  charges: 'Biaya bank',
  hosting: 'Hosting',
  affiliation: 'Iuran internasional',
  sundry: 'Lainnya',
} as const;

export const accountLabels = {
  bank: 'Rekening bank',
  qris: 'QRIS',
  cash: 'Tunai',
  elsewhere: 'Rekening lain',
  dues: 'Iuran',
  deferred: 'Iuran tahun berikutnya',
  events: 'Acara',
  rounding: 'Kode unik',
  corrections: 'Koreksi',
  opening: 'Saldo awal',
  ...categoryLabels,
} as const;

export const accountFilterLabels = { ...accountLabels, expenses: 'Semua pengeluaran' } as const;

export const ledgerKindLabels = {
  payment: 'Pembayaran',
  manual: 'Pembayaran manual',
  correction: 'Koreksi',
  refund: 'Pengembalian',
  release: 'Pengakuan iuran',
  expense: 'Pengeluaran',
  opening: 'Saldo awal',
} as const;

export const incomeLabels = {
  'individual-registration': 'Pendaftaran individu',
  'individual-renewal': 'Perpanjangan individu',
  'institution-registration': 'Pendaftaran institusi',
  'institution-renewal': 'Perpanjangan institusi',
  event: 'Acara',
} as const;
