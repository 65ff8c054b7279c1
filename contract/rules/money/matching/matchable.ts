import { shiftDay } from '../working-days.ts';

/** A transaction of a bank statement (contract/rules/money/statements/statement.ts). */
export interface MatchableLine {
  /** 'YYYY-MM-DD' in Jakarta. */
  readonly date: string;
  /** Hundredths of a rupiah; credits are positive. */
  readonly amountInSen: number;
  readonly narrative: string;
}

/** An open bill, or one closed recently. Amounts are in whole rupiah. */
export interface MatchableBill {
  readonly code: string;
  readonly fee: number;
  readonly amount: number;
  /** True if no other bill has this amount. */
  readonly hasOwnAmount: boolean;
  /** Payer names that a narrative can contain: the person, the institution. */
  readonly names: readonly string[];
  /** 'YYYY-MM-DD' in Jakarta. */
  readonly openedOn: string;
  /** Null while it is open. */
  readonly closedOn: string | null;
}

/**
 * `code`: the amount is enough but covers no other bill. `name`: the amount of the fee, and the name of one
 * payer only.
 */
export const matchTiers = ['amount', 'code', 'name'] as const;
export type MatchTier = (typeof matchTiers)[number];

/** Tiers of stored lines. Older lines have `sum`: the total of several bills of one institution or payer. */
export const storedTiers = [...matchTiers, 'sum'] as const;
export type StoredTier = (typeof storedTiers)[number];

/** Reasons for a match: every fact that holds, independent of the tier. */
export interface MatchReasons {
  /** True if the amounts are equal to the rupiah. */
  readonly amountFits: boolean;
  readonly codeFits: boolean;
  /** Similarity of the payer's name to the narrative, 0 to 1; null without a match. */
  readonly nameFits: number | null;
}

export interface MatchProposal {
  /** Index in the list of lines. */
  readonly line: number;
  /** Codes of one bill, or of up to `matchLimits.maxBillsPerLine` bills. */
  readonly bills: readonly string[];
  readonly tier: MatchTier;
  readonly why: MatchReasons;
}

/**
 * `no-transfer`: a settlement of card payments, or a reversal. `contradiction`: amount, code and name
 * indicate different bills. `too-little`, `too-much`: the line has a code, but the amount is below the due,
 * or covers another bill. `several`: several bills are equally likely.
 */
export type UnmatchedReason =
  | 'no-transfer'
  | 'contradiction'
  | 'too-little'
  | 'too-much'
  | 'several'
  | 'none';

export interface MatchResult {
  readonly proposals: readonly MatchProposal[];
  readonly unmatched: readonly { readonly line: number; readonly why: UnmatchedReason }[];
}

export const matchLimits = {
  /** A bank can book a transfer a day before the bill was opened: its booking day ends at another hour. */
  daysBefore: 1,
  /** Days in which the amount of a closed bill is not used for another bill. */
  daysAfter: 7,
  /** Minimum similarity of a name, and minimum lead over the next best name. */
  minSimilarity: 0.85,
  minLead: 0.15,
  maxBillsPerLine: 6,
} as const;

/** Returns the days on which a transfer can pay a bill, without a last day while it is open. */
export const paymentWindowOf = ({
  openedOn,
  closedOn,
}: Pick<MatchableBill, 'openedOn' | 'closedOn'>): { from: string; until: string | null } => ({
  from: shiftDay(openedOn, -matchLimits.daysBefore),
  until: closedOn === null ? null : shiftDay(closedOn, matchLimits.daysAfter),
});
