import type { TableLayout } from './layout.ts';

/** BNI's CSV: the account number is only in the file name, and there is no balance. */
export const bni: TableLayout = {
  columns: {
    date: ['postdate'],
    narrative: [['description']],
    reference: ['journalno'],
    amount: { kind: 'debitCreditColumns', credit: ['credit'], debit: ['debit'] },
  },
  dates: { order: 'dmy' },
  requiredHeaders: [['branch'], ['journalno']],
  accountSource: 'fileName',
};

/**
 * BNIDirect's workbook: merged cells shift values away from their titles, dates are serial numbers, and D or
 * K marks the side. A page header repeats about every 25 rows.
 */
export const bniDirect: TableLayout = {
  columns: {
    date: ['postingdate', 'postdate'],
    narrative: [['description', 'transactiondescription']],
    reference: ['journal', 'journalno'],
    amount: { kind: 'signed', amount: ['amount'], mark: ['dbcr', 'dk', 'dc'] },
    balance: ['balance'],
  },
  dates: { order: 'dmy', serials: true },
  packed: true,
  paged: true,
  accountSource: 'content',
};
