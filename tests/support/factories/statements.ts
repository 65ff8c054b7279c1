import type { Statement, StatementLine } from 'contract/rules/money/statements/statement';
import { association } from 'contract/text/association';
import { isoDate } from 'contract/text/dates';

/** Account number of the association, digits only. */
export const ownAccount = association.bank.accountNumber.replace(/\D/g, '');

/** Returns a bank line of today, in rupiah; a negative amount is a debit. */
export const credit = (
  rupiah: number,
  narrative = 'SETORAN TUNAI',
  changes: Partial<StatementLine> = {},
): StatementLine => ({
  line: 1,
  date: isoDate(new Date()),
  time: null,
  amountInSen: rupiah * 100,
  narrative,
  reference: null,
  balance: null,
  ...changes,
});

/** Returns the source of imported lines. */
export const sourceOf = () => ({
  id: 'mutasi-1',
  name: 'mutasi.csv',
  actor: { id: 'bendahara', name: 'Bendahara' },
});

/** Returns a sample file as the bank writes it for the association's account. */
export const ownBankFile = (sample: string): string => sample.replaceAll('1234567890', ownAccount);

/** Returns a statement as a layout reader returns it. */
export const statementOf = (...lines: readonly StatementLine[]): Statement => ({
  layout: 'bca-business',
  account: ownAccount,
  from: null,
  to: null,
  opening: null,
  closing: null,
  proof: 'none',
  lines,
  pending: [],
});
