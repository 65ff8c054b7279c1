import type { TableLayout } from './layout.ts';

/**
 * BRI, CMS and BRImo: the balance stands before and after each line, the time of day without its zeros in a column of
 * its own. Short exports have the account's number in a line above instead of a column.
 */
export const bri: TableLayout = {
  layout: 'bri',
  columns: {
    date: ['tgltran'],
    time: ['jamtran'],
    narrative: [['desktran']],
    reference: ['seq'],
    amount: { kind: 'sides', credit: ['mutasikredit'], debit: ['mutasidebet', 'mutasidebit'] },
    balance: ['saldoakhirmutasi'],
    balanceBefore: ['saldoawalmutasi'],
    account: ['norek'],
  },
  dates: { order: 'ymd' },
  account: 'table',
};
