import * as z from 'zod';
import { type Endpoint, fileReply } from './endpoint.ts';
import { pageInput } from './fields/paging.ts';
import { time } from './fields/people.ts';
import { monthField } from './ledger.ts';
import { membershipKinds } from './rules/institution-kinds.ts';
import { incomeKinds } from './rules/money/ledger.ts';
import { moneyFiles, mostEndingInstitutions, reportFormats } from './rules/money/outlook.ts';

const count = z.number().int();
const rupiah = z.number().int();

const income = z.object({
  month: monthField,
  /** Money that came in, less what went out, by kind. */
  received: z.record(z.enum(incomeKinds), rupiah),
  /** Of the same month of the year before, together. */
  lastYear: rupiah,
});
export type MonthlyIncome = z.output<typeof income>;

const overview = z.object({
  /** The calendar year of the oldest entry in the books; null where there is none. */
  booksSince: z.number().int().nullable(),
  /** The twelve months of this calendar year, oldest first. */
  months: z.array(income),
  openBills: z.object({ count, sum: rupiah }),
  /** Money that nobody knows the purpose of; `sen` are hundredths of a rupiah. */
  unrecognised: z.object({ count, sen: z.number().int(), oldest: z.iso.date().nullable() }),
  /** Memberships that end within `expectedDays`, and what their renewal comes to. */
  expected: z.object({ individuals: count, institutions: count, sum: rupiah }),
});
export type MoneyOverview = z.output<typeof overview>;

const openBill = z.object({
  /** Its code. */
  _id: z.string(),
  membership: z.enum(membershipKinds),
  amount: rupiah,
  openedAt: time,
  dueAt: time,
  /** Number of the invoice; null without one. */
  invoice: z.string().nullable(),
  /** Of who opened it; null for a visitor's. */
  userId: z.string().nullable(),
  name: z.string().nullable(),
});
export type OpenBill = z.output<typeof openBill>;

const endingMembership = z.object({
  _id: z.string(),
  name: z.string(),
  memberNumber: z.string().nullable(),
  validUntil: time,
  /** Name of the institution in whose seat they are; null for individuals. */
  institution: z.string().nullable(),
  /** What they have to pay; null for staff, whose institution does. */
  fee: rupiah.nullable(),
});
export type EndingMembership = z.output<typeof endingMembership>;

const placeOfLog = { page: count, hasMore: z.boolean() };

/** What came in, what may, and what became of a year. */
export const money = {
  getMoneyOverview: {
    method: 'GET',
    path: '/money',
    access: 'admin',
    duty: 'money',
    // The session, the months of two years, and what is counted: a read for each 1,000.
    reads: 131 + mostEndingInstitutions,
    input: z.object({}),
    reply: overview,
  },
  /** Those that wait for their money, the one whose time is over first at the top. */
  listOpenBills: {
    method: 'GET',
    path: '/money/bills',
    access: 'admin',
    duty: 'money',
    // Each row and whose it is.
    reads: { base: 4, perRow: 2 },
    input: pageInput,
    reply: z.object({ data: z.array(openBill), ...placeOfLog }),
  },
  /** Members whose last day is within `expectedDays`, by that day. */
  listEndingMemberships: {
    method: 'GET',
    path: '/money/ending',
    access: 'admin',
    duty: 'money',
    reads: { base: 3, perRow: 1 },
    input: pageInput,
    reply: z.object({ data: z.array(endingMembership), ...placeOfLog }),
  },
  /** All of a list as CSV that Excel opens where commas are decimal. */
  exportMoney: {
    method: 'GET',
    path: '/money/files/{file}',
    access: 'admin',
    duty: 'money',
    stepUp: true,
    // Each row, for a bill whose it is, and its share in the count.
    reads: { base: 34, perRow: 3 },
    input: z.object({ file: z.enum(moneyFiles) }),
    reply: fileReply,
  },
  /**
   * The report of a calendar year in Jakarta, with its definitions: dues, members, joiners, leavers, renewal rate
   * (decision 0095). Names nobody. `not-found` for a year that has not begun.
   */
  getAnnualReport: {
    method: 'GET',
    path: '/money/reports/{year}/{format}',
    access: 'admin',
    duty: 'money',
    // The session, the totals of members and books, twelve months, the first and the newest odd entry, and twelve counts of
    // the books: a read for each 1,000 of them, here of 2,000.
    reads: 50,
    input: z.object({
      year: z.string().regex(/^20\d\d$/, 'Tahun tidak valid.'),
      format: z.enum(reportFormats),
    }),
    reply: fileReply,
  },
} as const satisfies Record<string, Endpoint>;
