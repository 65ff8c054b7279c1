import type { MembershipStatus } from 'contract/rules/membership';

/** Counts per membership status, changed in the same batch as the status. */
export interface MemberTotals {
  all: number;
  byStatus: Partial<Record<MembershipStatus, number>>;
  /** No renewal that waits is without the moment of its upload. */
  dated?: true;
}

/**
 * By month ('YYYY-MM' in Asia/Jakarta) how the counts per status changed and how many became members, changed
 * in the same batch as the status.
 */
export type MemberMonths = Record<string, Partial<Record<MembershipStatus | 'joined', number>>>;

export interface AdminTotals {
  count: number;
  /** How often a change of duties held them. */
  turn?: number;
}

/** How long decisions usually took when this was last looked at. */
export interface UsualWaitRecord {
  /** Null when there were too few. */
  days: number | null;
  at: Date;
}

/** How many messages are in each state, changed in the same batch. */
export interface MessageTotals {
  open: number;
  done: number;
  /** No message without a state is left. */
  adopted?: true;
}

/** How many there are of each, changed in the same batch. */
export interface ContentTotals {
  blogs: number;
  events: number;
  journals: number;
  products: number;
}

/** Of which days statements of the bank have told all. */
export interface BankCoverage {
  account: string;
  /** 'YYYY-MM-DD' in Jakarta, in their order; none touches another. */
  days: { from: string; to: string }[];
}

/** How far the books are closed: the last month ('YYYY-MM') in which nothing may be dated any more, or ''. */
export interface LedgerTotals {
  closedThrough: string;
  /** How often something that is dated late, or mends an entry, held it. */
  turn?: number;
}
