import type { TableLayout } from './layout.ts';

/**
 * KlikBCA, "Mutasi Rekening". Days have no year: it comes from the period. Cells begin with an apostrophe, 'PEND' stands
 * for the date of what is not booked, and the column with CR or DB has no title.
 */
export const bcaPersonal: TableLayout = {
  layout: 'bca-personal',
  columns: {
    date: ['tanggaltransaksi', 'date'],
    narrative: [['keterangan', 'description']],
    amount: { kind: 'signed', amount: ['jumlah', 'amount'], mark: [''] },
    balance: ['saldo', 'balance'],
  },
  dates: { order: 'dmy' },
  pending: 'pend',
  knownBy: [['cabang', 'branch']],
  account: 'table',
};
