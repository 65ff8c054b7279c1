import type { PaidPeriod } from 'contract/rules/membership';
import type { IncomeKind, LedgerAccount, LedgerKind, Posting } from 'contract/rules/money/ledger';

/** An entry of the books. Append-only and never deleted. Names are those of the time of writing. */
export interface LedgerRecord {
  /** 'YYYY-MM-DD' in Asia/Jakarta. */
  date: string;
  kind: LedgerKind;
  /** Null for an expense, its corrections, and an opening balance. */
  income: IncomeKind | null;
  postings: Posting[];
  writtenAt: Date;
  writtenBy: { id: string; name: string };
  reason: string;
  /** Payer, as named on the receipt; null for an entry of several payers. */
  payer: LedgerPayer | null;
  /**
   * Event of a payment and of its corrections, with the change of the income `events` and of the money in
   * rupiah; missing in other entries.
   */
  event?: { id: string; income: number; received: number };
  /** Payment of an automatic entry; missing in others, as are `receipt` and `bill`. */
  paymentId?: string;
  receipt?: string;
  bill?: string;
  /** The paid membership year; null where unknown. */
  period: PaidPeriod | null;
  /** The entry that it corrects or refunds; null for others. */
  of: string | null;
  /** Storage path of the document of an expense, a refund or a manually recorded payment; missing in others. */
  document?: string;
  /** True if the document is a PDF; missing for an image. */
  isPdf?: true;
  /** Search keys: 'account:bank', and beginnings of names and numbers. */
  keys: string[];
}

interface LedgerPayer {
  /** The account, which may be deleted. */
  userId: string;
  /** Missing for individuals. */
  institutionId?: string;
  name: string;
  memberNumber: string | null;
}

/** Totals of the entries dated in a month, under 'YYYY-MM'; changed in the same batch as the entries. */
export interface LedgerMonthRecord {
  month: string;
  entries?: number;
  /** Change of each account. */
  balances?: Partial<Record<LedgerAccount, number>>;
  /** Money received less money paid back. */
  received?: Partial<Record<IncomeKind, number>>;
  /** Dues of the month's own calendar year. */
  dues?: Partial<Record<IncomeKind, number>>;
  /** Change of `deferred` for each later year: credits are negative. */
  deferred?: Partial<Record<IncomeKind, Record<string, number>>>;
  /** Admin who closed the month; missing while it is open, and if a later month closed it. */
  closed?: { at: Date; by: { id: string; name: string } };
}
