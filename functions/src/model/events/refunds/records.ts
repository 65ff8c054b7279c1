import type { RefundReason, RefundState } from 'contract/rules/events/refunds';
import { collection } from '#data/collection.ts';

/** Bank account that the payee entered. */
export interface RefundAccount {
  bank: string;
  /** Digits only. */
  number: string;
  holder: string;
  enteredAt: Date;
}

/**
 * Money of an event that is returned, under the code of the bill that brought it. So the money of a bill is
 * refunded once. Amounts are in whole rupiah.
 */
export interface EventRefundRecord {
  /** Title when the refund was opened. */
  event: { id: string; title: string };
  /** Person who paid the bill and gets the money: an account or a guest, see `registrants.ts`. */
  user: string;
  /** Registration of that person, or group of an institution, which no longer exists. */
  registration: string;
  /** The approved payment, whose ledger entry is reversed. */
  payment: string;
  amount: number;
  reason: RefundReason;
  /** Reason as an admin wrote it; empty without one. */
  note: string;
  state: RefundState;
  openedAt: Date;
  /** Equals `openedAt` until the money was transferred; then null. */
  waitingSince: Date | null;
  /** Null before the payee entered it, and after the retention period. */
  account: RefundAccount | null;
  /** Last four digits of the account; null before it was entered. */
  lastDigits: string | null;
  /** Admin who approved it; null without a needed approval. */
  approvedBy: string | null;
  paid: RefundTransfer | null;
  /** When the account is deleted; null before the transfer, and after the deletion. */
  clearAt: Date | null;
}

/** The transfer of a refund, as an admin recorded it here, or in the ledger before. */
export interface RefundTransfer {
  /** 'YYYY-MM-DD' in Jakarta. */
  on: string;
  /** Reference of the bank; empty for a refund that was closed. */
  reference: string;
  /** Reason of a refund that was closed, because the ledger had it already; missing for others. */
  closingReason?: string;
  at: Date;
  /** Id of the admin. */
  by: string;
}

export const eventRefunds = collection<EventRefundRecord>('eventRefunds');
