import type { PaidYear } from 'contract/rules/membership';
import type { IncomeKind, LedgerAccount, LedgerKind, Posting } from 'contract/rules/money/ledger';

/** An entry of the books, as it was written: append only, and never deleted. Names are those of that time. */
export interface LedgerRecord {
  /** 'YYYY-MM-DD' in Asia/Jakarta. */
  date: string;
  kind: LedgerKind;
  income: IncomeKind;
  postings: Posting[];
  writtenAt: Date;
  writtenBy: { id: string; name: string };
  /** Why it was written; empty for what needs no reason. */
  reason: string;
  /** Who paid, as the receipt names them; null for what is of many. */
  payer: LedgerPayer | null;
  /** Of the payment whose one entry this is; left out in others, as these three are. */
  paymentId?: string;
  receipt?: string;
  bill?: string;
  /** What was paid for; null where it is not known. */
  period: PaidYear | null;
  /** The entry that it mends, or gives money back of; null for others. */
  of: string | null;
  /** Storage path of the document of a refund, and of a payment that an admin wrote down; left out in others. */
  document?: string;
  /** What it is found by: 'account:bank', and beginnings of names and numbers. */
  keys: string[];
}

export interface LedgerPayer {
  /** Of the account, which may be gone. */
  userId: string;
  /** Left out for individuals. */
  institutionId?: string;
  name: string;
  memberNumber: string | null;
}

/** What the entries dated in a month come to, under 'YYYY-MM'; changed in the same batch as they are written. */
export interface LedgerMonthRecord {
  month: string;
  entries?: number;
  /** What each account grew by. */
  balances?: Partial<Record<LedgerAccount, number>>;
  /** Money that came in, less what went out. */
  received?: Partial<Record<IncomeKind, number>>;
  /** Dues of the month's own calendar year. */
  dues?: Partial<Record<IncomeKind, number>>;
  /** What `deferred` grew by for each later year: credits less than 0. */
  deferred?: Partial<Record<IncomeKind, Record<string, number>>>;
  /** Who closed it; left out while it is open, and where it was closed with a later one. */
  closed?: { at: Date; by: { id: string; name: string } };
}
