import type { TableLayout } from './layout.ts';

/** Mandiri's Kopra, before it MCM: the payer's bank stands in AdditionalDesc, months are Indonesian or English. */
export const mandiriKopra: TableLayout = {
  layout: 'mandiri-kopra',
  columns: {
    date: ['postdate'],
    narrative: [['remarks'], ['additionaldesc']],
    amount: { kind: 'sides', credit: ['creditamount'], debit: ['debitamount'] },
    balance: ['closebalance', 'closingbalance'],
    account: ['accountno'],
    currency: ['ccy'],
  },
  dates: { order: 'dmy' },
  knownBy: [['accountno']],
  account: 'table',
};
