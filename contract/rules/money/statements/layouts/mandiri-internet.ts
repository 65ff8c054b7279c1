import type { TableLayout } from './layout.ts';

/** Mandiri's internet banking: two columns are titled Description, a line may go on below, no balance is told. */
export const mandiriInternet: TableLayout = {
  layout: 'mandiri-internet',
  columns: {
    date: ['date'],
    narrative: [['description'], ['description']],
    reference: ['referenceno'],
    amount: { kind: 'sides', credit: ['credit'], debit: ['debit'] },
    account: ['accountno'],
  },
  dates: { order: 'dmy' },
  continued: true,
  knownBy: [['accountno'], ['transactioncode']],
  account: 'table',
};
