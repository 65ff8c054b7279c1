import type { TableLayout } from './layout.ts';

/**
 * Two columns have the title Description, a narrative can continue in the next row, and there is no balance.
 */
export const mandiriInternet: TableLayout = {
  columns: {
    date: ['date'],
    narrative: [['description'], ['description']],
    reference: ['referenceno'],
    amount: { kind: 'debitCreditColumns', credit: ['credit'], debit: ['debit'] },
    account: ['accountno'],
  },
  dates: { order: 'dmy' },
  continued: true,
  requiredHeaders: [['accountno'], ['transactioncode']],
  accountSource: 'content',
};

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
