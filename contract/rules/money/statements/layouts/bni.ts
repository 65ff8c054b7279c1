import type { TableLayout } from './layout.ts';

/** BNI's CSV: the account's number is the name of the file alone, no balance is told. */
export const bni: TableLayout = {
  layout: 'bni',
  columns: {
    date: ['postdate'],
    narrative: [['description']],
    reference: ['journalno'],
    amount: { kind: 'sides', credit: ['credit'], debit: ['debit'] },
  },
  dates: { order: 'dmy' },
  knownBy: [['branch'], ['journalno']],
  account: 'file-name',
};

/**
 * BNIDirect's workbook: merged cells push the values away from their titles, days are numbers, D and K tell the side,
 * and titles of pages come again every 25 rows or so.
 */
export const bniDirect: TableLayout = {
  layout: 'bni-direct',
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
  account: 'table',
};
