import type { MembershipStatus } from 'contract/rules/membership';

/** Counts per membership status, changed in the same batch as the status. */
export interface MemberTotals {
  all: number;
  byStatus: Partial<Record<MembershipStatus, number>>;
  /** Every waiting renewal has the time of its upload. */
  dated?: true;
}

/** Changes by month ('YYYY-MM' in Asia/Jakarta), written in the same batch as the status. */
export type MemberMonths = Record<string, Partial<Record<MembershipStatus | 'joined', number>>>;

export interface AdminTotals {
  count: number;
  /** Number of version bumps by changes of duties. */
  turn?: number;
}

export interface UsualWaitRecord {
  /** Null when there were too few decisions. */
  days: number | null;
  at: Date;
}

/** Number of messages per state, changed in the same batch. */
export interface MessageTotals {
  open: number;
  /** Missing before the first answer. */
  answered?: number;
  done: number;
  /** Every message has a state. */
  adopted?: true;
}

/** Number of records per kind, changed in the same batch. */
export interface ContentTotals {
  blogs: number;
  events: number;
  journals: number;
  products: number;
}

/** Days that the imported bank statements cover completely. */
export interface BankCoverage {
  account: string;
  /** 'YYYY-MM-DD' in Jakarta, sorted; ranges neither overlap nor adjoin. */
  days: { from: string; to: string }[];
}

/** The last closed month ('YYYY-MM'), up to which no entry may be dated; '' without one. */
export interface LedgerTotals {
  closedThrough: string;
  /** Number of version bumps by entries with an earlier date and by corrections. */
  turn?: number;
}
