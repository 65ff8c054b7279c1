import { isoDate } from '../../text/dates.ts';
import { textMap } from '../../text/language/text-map.ts';
import { t } from '../../text/messages/labels.ts';
import { isRunningAt, type PauseFields } from '../membership.ts';

/** Categories of credits. The key is stored, the label is shown. */
export const creditCategories = ['learning', 'teaching', 'publication', 'service'] as const;
export type CreditCategory = (typeof creditCategories)[number];

export const creditCategoryLabels: Readonly<Record<CreditCategory, string>> = textMap({
  learning: () => t.creditLearning,
  teaching: () => t.creditTeaching,
  publication: () => t.creditPublication,
  service: () => t.creditService,
});

/**
 * Rules of the association. A change also changes the totals of earlier periods, because they are computed from the
 * entries. Points beyond a cap do not count and do not carry over.
 */
export const creditRules = {
  /** First calendar year of a period, in Jakarta. All members have the same periods. */
  firstYear: 2026,
  /** Calendar years of a period. */
  periodYears: 3,
  /** Points that a member should collect in a period. */
  requiredPoints: 60,
  /** Greatest number of points of one category that count in a period. */
  caps: { learning: 45, teaching: 30, publication: 30, service: 15 },
} as const satisfies { readonly caps: Readonly<Record<CreditCategory, number>> } & Record<string, unknown>;

export const maxCreditPoints = 100;

/** Days before the end of a period on which members below the required points are reminded, the first one first. */
export const creditReminderDays = [180, 90, 30] as const;

/** Returns whether the rules apply to a person: only running memberships collect credits. */
export const hasCreditRules = isRunningAt;

/**
 * Returns the one of `creditReminderDays` that is due, or undefined. It is the nearest, so that a late job sends one
 * reminder and not three. `daysLeft` is 0 on the last day of the period in Jakarta.
 */
export const dueCreditReminder = (daysLeft: number): number | undefined =>
  daysLeft < 0 ? undefined : [...creditReminderDays].reverse().find((days) => daysLeft <= days);

/** A period with both days included: '2026-01-01' to '2028-12-31' in Jakarta. */
export interface CreditPeriod {
  readonly from: string;
  readonly until: string;
}

/** Returns the period of a day 'YYYY-MM-DD' in Jakarta. */
export function creditPeriodOf(day: string): CreditPeriod {
  const { firstYear, periodYears } = creditRules;
  const index = Math.floor((Number(day.slice(0, 4)) - firstYear) / periodYears);
  const start = firstYear + index * periodYears;
  return { from: `${start}-01-01`, until: `${start + periodYears - 1}-12-31` };
}

/** A line of the ledger. A reversal has the negative points, the category and the day of its original. */
export interface CreditLine {
  readonly category: CreditCategory;
  readonly points: number;
  /** Day of the activity, 'YYYY-MM-DD' in Jakarta. */
  readonly day: string;
}

export interface CategoryTotal {
  readonly category: CreditCategory;
  /** Points of the period. */
  readonly earned: number;
  /** Points that count: at most the cap. */
  readonly counted: number;
  readonly cap: number;
}

export interface CreditTotals {
  readonly categories: readonly CategoryTotal[];
  /** Sum of the points that count. */
  readonly total: number;
  readonly required: number;
  /** Points that are still required; 0 if there are enough. */
  readonly missing: number;
}

/** Computes the totals of a period from a ledger in any order. Other periods do not matter. */
export function computeCreditTotals(
  lines: readonly CreditLine[],
  { from, until }: CreditPeriod,
): CreditTotals {
  const inPeriod = lines.filter(({ day }) => day >= from && day <= until);
  const categories = creditCategories.map((category): CategoryTotal => {
    const points = inPeriod.filter((line) => line.category === category).map((line) => line.points);
    const earned = points.reduce((sum, some) => sum + some, 0);
    const cap = creditRules.caps[category];
    return { category, earned, counted: Math.min(earned, cap), cap };
  });
  const total = categories.reduce((sum, { counted }) => sum + counted, 0);
  const required = creditRules.requiredPoints;
  return { categories, total, required, missing: Math.max(0, required - total) };
}

/**
 * Returns the credits that a person lacks in the current period; 0 without credit rules. `counted` is the stored total
 * of a period; of another period, or null, it counts as none.
 */
export function countMissingCredits(
  membership: { readonly validUntil: Date | null } & PauseFields,
  counted: { readonly until: string; readonly total: number } | null | undefined,
  now: Date,
): number {
  if (!hasCreditRules(membership, now)) return 0;
  const total = counted?.until === creditPeriodOf(isoDate(now)).until ? counted.total : 0;
  return Math.max(0, creditRules.requiredPoints - total);
}
