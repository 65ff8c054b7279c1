import type { PaymentKind } from 'contract/money/payments';
import type { MembershipKind } from 'contract/rules/institution-kinds';
import type { BillState } from 'contract/rules/money/bills';
import type { PriceKind } from 'contract/rules/money/event-prices';
import type { MatchReasons, StoredTier } from 'contract/rules/money/matching/matchable';
import type { StatementLayout } from 'contract/rules/money/statements/layouts/table-layouts';
import type { StatementMapping } from 'contract/rules/money/statements/statement';
import type { BankLineFilter } from 'contract/schemas/list-states';

/** A copy of a line of `bankLines` with the facts that an approver needs. */
export interface BankLineSnapshot {
  id: string;
  /** 'YYYY-MM-DD' in Jakarta. */
  date: string;
  /** Amount in hundredths of a rupiah. */
  sen: number;
  narrative: string;
  /** Reasons of the automatic match; null for a manual match. */
  why: MatchReasons | null;
}

/**
 * An incoming transfer of a bank statement. The id is '{key}x{n}': of identical transfers, as many are stored
 * as the file with the most of them contains (decision 0073).
 */
export interface BankLineRecord {
  account: string;
  /** 'YYYY-MM-DD' in Jakarta. */
  date: string;
  /** Amount in hundredths of a rupiah. */
  sen: number;
  narrative: string;
  reference: string | null;
  /** The first file that contained it. */
  statementId: string;
  importedAt: Date;
  state: BankLineFilter;
  /** Codes of the bills that it pays; empty unless it is `matched`. */
  bills: string[];
  /** Confidence of the automatic match; null without one, and after a manual decision. */
  tier: StoredTier | null;
  why: MatchReasons | null;
  /** Admin of the last manual decision, and its time; null without one. */
  decidedBy: string | null;
  decidedAt: Date | null;
  /** Layout of the first file; missing in lines before twins were recognised. */
  layout?: StatementLayout;
  /** The line that is probably the same movement, also if an admin counts both; missing without one. */
  twin?: LineTwin;
  /** Code in the narrative of a bill that had its money when the line was stored; missing without one. */
  paidBill?: string;
}

/** A line from an export in another layout. */
export interface LineTwin {
  id: string;
  narrative: string;
  /** Empty; older lines have the name of the file with the line that refers to it. */
  file: string;
}

/** Facts that identify an imported file. The file itself is not stored. The id is the start of its digest. */
export interface StatementFileRecord {
  /** Empty after `nameUntil`. */
  name: string;
  /** When the name is deleted; null afterwards. */
  nameUntil?: Date | null;
  /** Digest of all bytes, in hexadecimal digits. */
  sha256: string;
  /** In bytes. */
  size: number;
  layout: StatementLayout;
  /** First and last day, 'YYYY-MM-DD' in Jakarta; null where the file has neither lines nor a period. */
  from: string | null;
  to: string | null;
  /** Number of booked lines, and of those the credits that may pay a bill. */
  lines: number;
  credits: number;
  importedAt: Date;
  /** Name of the admin, and the id; missing in older records. */
  importedBy: string;
  importedById?: string;
  /**
   * Last day and closing balance, in hundredths of a rupiah; null if the file has none, and after an undo.
   * Missing in imports before expenses existed.
   */
  closing?: { date: string; sen: number } | null;
  /** Number of the account, digits only; missing in imports before the undo existed. */
  account?: string;
  /** Ids of the earlier files that brought some of its lines; missing in imports before the undo existed. */
  sharesWith?: string[];
  /** Missing unless the import was undone, or an undo was interrupted. */
  undo?: { isDone: boolean; at: Date; by: string; byId?: string } | null;
  /** Number of version bumps by later files with the same lines. */
  turn?: number;
}

/** Column mapping of an admin for all files with the same headers; the id is their `headerKey`. */
export interface StatementMappingRecord {
  columns: Omit<StatementMapping, 'headerKey'>;
  savedAt: Date;
  savedBy: string;
}

/** The registration for an event that a bill pays. */
export interface BilledEvent {
  id: string;
  /** Title when the bill was opened. */
  title: string;
  /** Id in `eventRegistrations`, or in `eventGroups` with `group`. */
  registration: string;
  /** Of a group, that of its first line. */
  price: PriceKind;
  /** Renewal of the membership that the bill pays too; missing without one. `fee` is its part in whole rupiah. */
  renewal?: { years: number; fee: number };
  /** Places of an institution, whose group is `registration`; missing for a single place. */
  group?: BilledGroup;
  /** True if it pays what a transferred place costs more than before; missing for a whole price. */
  isDifference?: true;
}

/** The places that a bill of a group pays. Late money takes the same ones. */
export interface BilledGroup {
  /** Name of the institution when the bill was opened. */
  institution: string;
  lines: GroupLine[];
}

/** Places at one price; `amount` is that of one place in whole rupiah. */
export interface GroupLine {
  kind: PriceKind;
  count: number;
  amount: number;
}

/** A request to pay, under its code. Never deleted, because money may arrive late. In whole rupiah. */
export interface BillRecord {
  /** Number of the receiving bank account, digits only. */
  account: string;
  kind: PaymentKind;
  membership: MembershipKind;
  /** Number of years that it pays; missing for one. */
  years?: number;
  /** Of all its years, as published when the bill was opened. */
  fee: number;
  /** Amount to transfer. No other bill has the same one until `releaseAt`, unless it equals the fee. */
  amount: number;
  /** Difference between amount and fee; null: identified only by its code. */
  uniqueCode: number | null;
  /** Payer, as the ids of `openBills`; null after another bill replaced it or none is open. */
  payer: string | null;
  /** Account that opened it, or registered with it; null for a visitor's bill. */
  userId: string | null;
  /** Missing for individuals. */
  institutionId?: string;
  state: BillState;
  openedAt: Date;
  dueAt: Date;
  /** When the nightly job checks whether it is still open; null when it is closed. */
  expireAt: Date | null;
  /** When it was paid or expired. */
  closedAt: Date | null;
  /** When its amount becomes available for other bills; null while it is open, and after the release. */
  releaseAt: Date | null;
  /** The payment that closed it. */
  paymentId: string | null;
  /** The bank line of its money; null or missing while unknown. */
  bankLine?: BankLineSnapshot | null;
  /** Number of its invoice; missing without one. */
  invoice?: string;
  /** Missing for bills of dues. */
  event?: BilledEvent;
  /**
   * Bills of events only: since when a proof or a bank line waits for a decision; null or missing without one.
   * For dues, the user's record has the request.
   */
  waitingSince?: Date | null;
  /** Bills of events only: the waiting payment with a proof; null or missing without one. */
  proofId?: string | null;
  /** Bills of events only: since when this proof is known to be reused. Valid while `proofId` is the same. */
  proofCheck?: { paymentId: string; alarmAt: Date | null };
  /** Bills of events only: money that an admin recorded; missing if it is `amount`. */
  paidAmount?: number;
  /** Bills of events only: reason of the last rejection; null or missing without one. */
  rejection?: string | null;
}

/** Content of an invoice when it was issued, so that later copies are identical. In whole rupiah. */
export interface InvoiceRecord {
  /** 'INV/2026/000123'; the id is that with dashes. */
  number: string;
  /** Year of issue in Asia/Jakarta: '2026'. */
  year: string;
  /** From 1 within the year. */
  serial: number;
  bill: string;
  account: string;
  kind: PaymentKind;
  /** Number of years that it pays; missing for one. */
  years?: number;
  /** Of all its years. */
  fee: number;
  amount: number;
  /** Null: identified only by its code. */
  uniqueCode: number | null;
  dueAt: Date;
  name: string;
  address: string;
  /** NPWP, digits only; missing without one. */
  taxNumber?: string;
  issuedAt: Date;
  signatory: { name: string; office: string };
}

export interface QrisRecord {
  /** As decoded from its picture; null after its removal. */
  text: string | null;
  changedAt: Date;
  /** Name of the admin, and the id; missing in older records. */
  changedBy: string;
  changedById?: string;
}

/** Reserves an amount for a bill, under '{account}_{amount}'. Creating the document reserves it. */
export interface BillAmountRecord {
  code: string;
}

/** Bill that is open, or whose amount is reserved. The id names the payer, so there is at most one. */
export interface OpenBillRecord {
  code: string;
}
