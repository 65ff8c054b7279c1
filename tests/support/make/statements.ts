import type { Statement, StatementLine } from 'contract/rules/money/statements/statement';
import { association } from 'contract/words/association';
import { isoDate } from 'contract/words/dates';

/** The association's account, digits only. */
export const ownAccount = association.bank.accountNumber.replace(/\D/g, '');

/** Money that came in today, in rupiah; with a minus it went out. */
export const credit = (
  rupiah: number,
  narrative = 'SETORAN TUNAI',
  changes: Partial<StatementLine> = {},
): StatementLine => ({
  line: 1,
  date: isoDate(new Date()),
  time: null,
  sen: rupiah * 100,
  narrative,
  reference: null,
  balance: null,
  ...changes,
});

/** Where they come from. */
export const sourceOf = () => ({
  id: 'mutasi-1',
  name: 'mutasi.csv',
  actor: { id: 'bendahara', name: 'Bendahara' },
});

/** A sample file as the bank would write it for the association's account. */
export const ownBankFile = (sample: string): string => sample.replaceAll('1234567890', ownAccount);

/** As a reader gives it. */
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
