import type { TableLayout } from './layout.ts';

/**
 * KlikBCA, "Mutasi Rekening". Dates have no year, so the period determines it. Cells begin with an
 * apostrophe, pending lines have 'PEND' instead of a date, and the column with CR or DB has no title.
 */
export const bcaPersonal: TableLayout = {
  columns: {
    date: ['tanggaltransaksi', 'date'],
    narrative: [['keterangan', 'description']],
    amount: { kind: 'signed', amount: ['jumlah', 'amount'], mark: [''] },
    balance: ['saldo', 'balance'],
  },
  dates: { order: 'dmy' },
  pending: 'pend',
  requiredHeaders: [['cabang', 'branch']],
  accountSource: 'content',
};

/** KlikBCA Bisnis: the sign follows the amount ('125,501,327.00 DB'), and spaces pad the narratives. */
export const bcaBusiness: TableLayout = {
  ...bcaPersonal,
  columns: {
    ...bcaPersonal.columns,
    amount: { kind: 'signed', amount: ['jumlah', 'amount'] },
  },
};
