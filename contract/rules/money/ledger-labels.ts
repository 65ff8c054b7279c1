export const accountLabels = {
  bank: 'Rekening bank',
  qris: 'QRIS',
  cash: 'Tunai',
  elsewhere: 'Rekening lain',
  dues: 'Iuran',
  deferred: 'Iuran tahun berikutnya',
  rounding: 'Kode unik',
  corrections: 'Koreksi',
} as const;

export const ledgerKindLabels = {
  payment: 'Pembayaran',
  manual: 'Pembayaran manual',
  correction: 'Koreksi',
  refund: 'Pengembalian',
  release: 'Pengakuan iuran',
} as const;

export const incomeLabels = {
  'individual-registration': 'Pendaftaran individu',
  'individual-renewal': 'Perpanjangan individu',
  'institution-registration': 'Pendaftaran institusi',
  'institution-renewal': 'Perpanjangan institusi',
} as const;
