import type { BankLineState } from 'contract/fields/list-states';
import type { PaymentKind } from 'contract/payments';
import type { MembershipKind } from 'contract/rules/institution-kinds';
import type { BillState } from 'contract/rules/money/bills';
import type { MatchReasons, MatchTier } from 'contract/rules/money/matching/matchable';
import type { StatementLayout, StatementMapping } from 'contract/rules/money/statements/statement';

/** A line of `bankLines` with what whoever approves wants to see of it. */
export interface KnownLine {
  id: string;
  /** 'YYYY-MM-DD' in Jakarta. */
  date: string;
  /** Hundredths of a rupiah. */
  sen: number;
  narrative: string;
  /** Null where a person said it. */
  why: MatchReasons | null;
}

/**
 * Money that came in, as a bank's statement tells it. The id is '{key}x{n}': of transfers that are alike in all that a
 * statement says there are as many as the file with the most of them has (decision 0074).
 */
export interface BankLineRecord {
  account: string;
  /** 'YYYY-MM-DD' in Jakarta. */
  date: string;
  /** Hundredths of a rupiah. */
  sen: number;
  narrative: string;
  reference: string | null;
  /** The file that brought it first. */
  statementId: string;
  importedAt: Date;
  state: BankLineState;
  /** Codes of the bills that it pays; empty unless it is `matched`. */
  bills: string[];
  /** What the machine's proposal rests upon; null where a person said it, or nobody. */
  tier: MatchTier | null;
  why: MatchReasons | null;
  /** Who said last what it is for, and when; null while only the machine did. */
  decidedBy: string | null;
  decidedAt: Date | null;
}

/** By what an imported file is known again, which is kept nowhere itself; the id is the beginning of its digest. */
export interface StatementFileRecord {
  /** As the bank, or whoever saved it, named it. */
  name: string;
  /** Of all its bytes, in hexadecimal digits. */
  sha256: string;
  /** Bytes. */
  size: number;
  layout: StatementLayout;
  /** First and last day, 'YYYY-MM-DD' in Jakarta; null where it has neither line nor period. */
  from: string | null;
  to: string | null;
  /** Those that the bank has booked, and of them the credits that could be for a bill. */
  lines: number;
  credits: number;
  importedAt: Date;
  /** Name of the admin. */
  importedBy: string;
}

/** How an admin named the columns of all files with these titles, whose `headerKey` is the id. */
export interface StatementMappingRecord {
  columns: Omit<StatementMapping, 'headerKey'>;
  savedAt: Date;
  savedBy: string;
}

/** What somebody was asked to pay, under its code. Never deleted: money may come late. Amounts in whole rupiah. */
export interface BillRecord {
  /** Number of the account that the money goes to, digits only. */
  account: string;
  kind: PaymentKind;
  membership: MembershipKind;
  /** As published when the bill was opened. */
  fee: number;
  /** To be transferred; while `releaseAt` is null or ahead no other bill of the account has it, but for the fee itself. */
  amount: number;
  /** What makes the amount differ from the fee; null: known by its code alone. */
  uniqueCode: number | null;
  /** Whose bill it is, as the ids of `openBills` name them; null once another one, or none, stands there. */
  payer: string | null;
  /** Who opened it, or registered with it; null for a visitor's. */
  userId: string | null;
  /** Left out for individuals. */
  institutionId?: string;
  state: BillState;
  openedAt: Date;
  dueAt: Date;
  /** When the nightly job looks whether it is still waited for; null once it is not open. */
  expireAt: Date | null;
  /** When it was paid or had expired. */
  closedAt: Date | null;
  /** When its amount may be given to another; null while it is open, and once that was done. */
  releaseAt: Date | null;
  /** The payment that closed it. */
  paymentId: string | null;
  /** The line of a bank's statement that brought its money; null or left out while none is known. */
  bankLine?: KnownLine | null;
  /** Number of its invoice; left out without one. */
  invoice?: string;
}

/** What an invoice said when it was given its number: a later copy says the same. Never deleted. Amounts in rupiah. */
export interface InvoiceRecord {
  /** 'INV/2026/000123'; the id is that with dashes. */
  number: string;
  /** Of the issue in Asia/Jakarta: '2026'. */
  year: string;
  /** From 1 within the year. */
  serial: number;
  /** Code of the bill. */
  bill: string;
  account: string;
  kind: PaymentKind;
  fee: number;
  amount: number;
  /** Null: known by its code alone. */
  uniqueCode: number | null;
  dueAt: Date;
  /** Of the institution. */
  name: string;
  address: string;
  /** NPWP, digits only; left out without one. */
  taxNumber?: string;
  issuedAt: Date;
  signatory: { name: string; office: string };
}

/** The association's own static QRIS code (`settings/qris`). */
export interface QrisRecord {
  /** As it was read from its picture; null once it was taken away. */
  text: string | null;
  changedAt: Date;
  /** Name of the admin. */
  changedBy: string;
}

/** Which bill has an amount, under '{account}_{amount}': who creates the document has it. */
export interface BillAmountRecord {
  code: string;
}

/** The bill of a payer that is open, or whose amount is still theirs: there is one only. The id names the payer. */
export interface OpenBillRecord {
  code: string;
}
