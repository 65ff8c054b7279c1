import type { TableLayout } from './layout.ts';

/**
 * BRI, CMS and BRImo: each line has the balance before and after it, and a separate column with the time
 * without leading zeros. Short exports have the account number in a metadata row instead of a column.
 */
export const bri: TableLayout = {
  columns: {
    date: ['tgltran'],
    time: ['jamtran'],
    narrative: [['desktran']],
    reference: ['seq'],
    amount: { kind: 'debitCreditColumns', credit: ['mutasikredit'], debit: ['mutasidebet', 'mutasidebit'] },
    balance: ['saldoakhirmutasi'],
    balanceBefore: ['saldoawalmutasi'],
    account: ['norek'],
  },
  dates: { order: 'ymd' },
  accountSource: 'content',
};
