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
