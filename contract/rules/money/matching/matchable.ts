/** A transfer as a statement tells it (contract/rules/money/statements/statement.ts). */
export interface MatchableLine {
  /** 'YYYY-MM-DD' in Jakarta. */
  readonly date: string;
  /** Hundredths of a rupiah; what came in is positive. */
  readonly sen: number;
  readonly narrative: string;
}

/** A bill that waits for its money. Amounts in whole rupiah. */
export interface MatchableBill {
  readonly code: string;
  readonly fee: number;
  /** To be transferred. */
  readonly amount: number;
  /** Whether no other bill has this amount. */
  readonly hasOwnAmount: boolean;
  /** Under which the payer may stand in a narrative: the person, the institution. */
  readonly names: readonly string[];
  /** What bills that are paid at once have in common: an institution, a payer. */
  readonly groups: readonly string[];
  /** 'YYYY-MM-DD' in Jakarta. */
  readonly openedOn: string;
  /** Null while it is open. */
  readonly closedOn: string | null;
}

/**
 * What a proposal rests upon:
 *
 * - `amount`: exactly that of one bill, which no other has
 * - `code`: the bill's code stands in the narrative, and the money is enough, and not so much that it is for others too
 * - `name`: the fee, and the name of its payer, which is no other's
 * - `sum`: what several bills of one institution or payer come to
 */
export const matchTiers = ['amount', 'code', 'name', 'sum'] as const;
export type MatchTier = (typeof matchTiers)[number];

/** Why a line is thought to pay bills: all of it that is so, whatever the tier. */
export interface MatchReasons {
  /** To the rupiah. */
  readonly amountFits: boolean;
  readonly codeFits: boolean;
  /** How well the payer's name stands in the narrative, 0 to 1; null where it does not. */
  readonly nameFits: number | null;
}

export interface MatchProposal {
  /** Place in the lines that were given. */
  readonly line: number;
  /** Codes: one, or up to `matchLimits.billsOfLine`. */
  readonly bills: readonly string[];
  readonly tier: MatchTier;
  readonly why: MatchReasons;
}

/**
 * - `no-transfer`: takings by QRIS or card, or a reversal: no candidate
 * - `contradiction`: its amount, code and name speak for different bills
 * - `too-little`: a code stands there, and less than is due
 * - `too-much`: a code stands there, and enough for another bill that is not named
 * - `several`: it may be one bill as well as another
 * - `none`: nothing fits
 */
export const unmatchedReasons = [
  'no-transfer',
  'contradiction',
  'too-little',
  'too-much',
  'several',
  'none',
] as const;
export type UnmatchedReason = (typeof unmatchedReasons)[number];

export interface Matching {
  readonly proposals: readonly MatchProposal[];
  readonly unmatched: readonly { readonly line: number; readonly why: UnmatchedReason }[];
}

export const matchLimits = {
  /** A bank may book a transfer on the day before the bill was opened: its days end at another hour. */
  daysBefore: 1,
  /** As long as the amount of a closed bill is given to nobody else. */
  daysAfter: 7,
  /** A name is one from there, and the only one if it is ahead of the next by so much. */
  similarity: 0.85,
  lead: 0.15,
  billsOfLine: 6,
} as const;

const day = 86_400_000;

const shifted = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** First and last day on which a transfer can be for a bill; without a last one while it is open. */
export const billWindow = ({
  openedOn,
  closedOn,
}: Pick<MatchableBill, 'openedOn' | 'closedOn'>): { from: string; until: string | null } => ({
  from: shifted(openedOn, -matchLimits.daysBefore),
  until: closedOn === null ? null : shifted(closedOn, matchLimits.daysAfter),
});
