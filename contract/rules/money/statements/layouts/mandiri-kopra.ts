import type { TableLayout } from './layout.ts';

/** Mandiri Kopra, formerly MCM: AdditionalDesc has the payer's bank, and months are Indonesian or English. */
export const mandiriKopra: TableLayout = {
  columns: {
    date: ['postdate'],
    narrative: [['remarks'], ['additionaldesc']],
    amount: { kind: 'debitCreditColumns', credit: ['creditamount'], debit: ['debitamount'] },
    balance: ['closebalance', 'closingbalance'],
    account: ['accountno'],
    currency: ['ccy'],
  },
  dates: { order: 'dmy' },
  requiredHeaders: [['accountno']],
  accountSource: 'content',
};
