import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { membershipKinds } from '../rules/institution-kinds.ts';
import { maxEndingInstitutions, moneyFiles, reportFormats } from '../rules/money/forecast.ts';
import { expenseCategories, incomeKinds, maxOpenings, moneyAccounts } from '../rules/money/ledger.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { dateTime } from '../schemas/fields.ts';
import { pageSchema, searchedPageSchema, uncountedReply } from '../schemas/paging.ts';
import { monthField } from './ledger.ts';

const count = z.number().int();
const rupiah = z.number().int();

const monthlyMoney = z.object({
  month: monthField,
  /** Received money minus paid-out money, by kind. */
  received: z.record(z.enum(incomeKinds), rupiah),
  lastYear: rupiah,
  /** Spent money by category. */
  spent: z.record(z.enum(expenseCategories), rupiah),
});
export type MonthlyMoney = z.output<typeof monthlyMoney>;

const overview = z.object({
  /** Calendar year of the oldest ledger entry; null without entries. */
  booksSince: z.number().int().nullable(),
  /** The twelve months of this calendar year, oldest first. */
  months: z.array(monthlyMoney),
  openBills: z.object({ count, sum: rupiah }),
  /** Bank lines with an unknown purpose; `sen` is the sum in hundredths of a rupiah. */
  unrecognised: z.object({ count, sen: z.number().int(), oldest: z.iso.date().nullable() }),
  /** Memberships that end within `dueForecastDays`, and the sum of their renewal fees. */
  expected: z.object({ individuals: count, institutions: count, sum: rupiah }),
});
export type MoneyOverview = z.output<typeof overview>;

const balances = z.object({
  accounts: z.array(
    z.object({
      account: z.enum(moneyAccounts),
      /** Money before the first entry; null if it was never recorded. */
      opening: rupiah.nullable(),
      /** Balance of the books now. */
      balance: rupiah,
    }),
  ),
  /** Day before the first entry; null without entries. */
  openingDay: z.iso.date().nullable(),
  /** The newest imported statement that states a balance; null without one. */
  statement: z
    .object({
      file: z.string(),
      /** Last day of the statement. */
      date: z.iso.date(),
      /** Closing balance of the bank in hundredths of a rupiah. */
      sen: z.number().int(),
      /** Balance of the books for the bank account at the end of that day. */
      balance: rupiah,
    })
    .nullable(),
});
export type Balances = z.output<typeof balances>;

export const openBill = z.object({
  _id: z.string(),
  membership: z.enum(membershipKinds),
  amount: rupiah,
  openedAt: dateTime,
  dueAt: dateTime,
  /** Number of the invoice; null without one. */
  invoice: z.string().nullable(),
  /** Id of the user who opened it; null for a visitor's bill. */
  userId: z.string().nullable(),
  name: z.string().nullable(),
  /** Title of the event that the bill pays; null for dues. */
  event: z.string().nullable(),
});
export type OpenBill = z.output<typeof openBill>;

const endingMembership = z.object({
  _id: z.string(),
  name: z.string(),
  memberNumber: z.string().nullable(),
  validUntil: dateTime,
  /** Name of the institution whose seat the member has; null for individuals. */
  institution: z.string().nullable(),
  /** Renewal fee; null for staff, because the institution pays. */
  fee: rupiah.nullable(),
});
export type EndingMembership = z.output<typeof endingMembership>;

const adminRead = { method: 'GET', access: 'admin', duty: 'money' } as const;

export const money = {
  getMoneyOverview: {
    ...adminRead,
    path: '/money',
    // Reads the session, the months of two years, and the counts: one read for each 1,000 documents.
    reads: 131 + maxEndingInstitutions,
    input: z.object({}),
    reply: overview,
  },
  /** Returns the balance of each account, and that of the bank on the last day of its newest statement. */
  getBalances: {
    ...adminRead,
    path: '/money/balances',
    // Reads the session, the oldest entry, the opening entries, every month, the newest statement files, and
    // the entries of its last month.
    reads:
      4 + maxOpenings + queryLimits.ledgerMonths + queryLimits.filesOfDay + queryLimits.accountEntriesOfMonth,
    input: z.object({}),
    reply: balances,
  },
  /** Returns unpaid bills, earliest due date first. `q` finds bill codes, and the bills of found people. */
  listOpenBills: {
    ...adminRead,
    path: '/money/bills',
    // Reads each bill and its owner; a search also the found people and their bills.
    reads: { base: 5 + 4 * queryLimits.searchedPayers, perRow: 2 },
    input: searchedPageSchema,
    reply: uncountedReply(openBill).extend({
      /** Number of found bills; omitted without a search. `isMore`: there are more people than a search reads. */
      found: z.object({ count, isMore: z.boolean() }).optional(),
    }),
  },
  /** Returns members whose last day is within `dueForecastDays`, ordered by that day. */
  listEndingMemberships: {
    ...adminRead,
    path: '/money/ending',
    input: pageSchema,
    reply: uncountedReply(endingMembership),
  },
  /** Returns a complete list as CSV for Excel with decimal commas. */
  exportMoney: {
    ...adminRead,
    path: '/money/files/{file}',
    stepUp: true,
    // Reads each row, the owner of a bill, and a share of the count.
    reads: { base: 34, perRow: 3 },
    input: z.object({ file: z.enum(moneyFiles) }),
    reply: fileReply,
  },
  /**
   * Report of a calendar year in Jakarta (decision 0078), without names. Throws `not-found` for a year that
   * has not begun.
   */
  getAnnualReport: {
    ...adminRead,
    path: '/money/reports/{year}/{format}',
    // Totals, two irregular entries and twelve counts of the ledger, here for 2,000 entries. Then every month,
    // the newest statement files of the year, and the entries of its last month.
    reads: 38 + queryLimits.ledgerMonths + queryLimits.filesOfDay + queryLimits.accountEntriesOfMonth,
    input: z.object({
      year: z.string().regex(/^20\d\d$/, 'Tahun tidak valid.'),
      format: z.enum(reportFormats),
    }),
    reply: fileReply,
  },
} as const satisfies Record<string, Endpoint>;
