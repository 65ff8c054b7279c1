import * as z from 'zod';
import { type Endpoint, fileReply, imageReply } from './endpoint.ts';
import { amountField } from './fields/amounts.ts';
import { pageInput } from './fields/paging.ts';
import { messageReply, text, time } from './fields/people.ts';
import { paymentProofSlot } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { incomeKinds, ledgerAccounts, ledgerKinds, moneyAccounts } from './rules/money/ledger.ts';
import { correctionTargets, mostMends } from './rules/money/mending.ts';
import { wording } from './words/wording.ts';

/** A month in Jakarta: '2026-01'. */
export const monthField = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Bulan tidak valid.');

const rupiah = z.number().int();

/** An entry of the books. Amounts in whole rupiah; names are those of its time. */
export const ledgerRow = z.object({
  _id: z.string(),
  /** 'YYYY-MM-DD' in Jakarta. */
  date: z.string(),
  kind: z.enum(ledgerKinds),
  income: z.enum(incomeKinds),
  /** Money that came in; less than 0 where it went out. */
  money: rupiah,
  /** Debits are more than 0, credits less; together 0. */
  postings: z.array(
    z.object({ account: z.enum(ledgerAccounts), amount: rupiah, year: z.number().int().optional() }),
  ),
  /** Null for what is of many. */
  payer: z.object({ userId: z.string(), name: z.string(), memberNumber: z.string().nullable() }).nullable(),
  paymentId: z.string().nullable(),
  receipt: z.string().nullable(),
  bill: z.string().nullable(),
  reason: z.string(),
  /** The entry that it mends. */
  of: z.string().nullable(),
  /** Whether there is a document: of a refund, or of a payment that an admin wrote down. */
  hasDocument: z.boolean(),
  writtenAt: time,
  writtenBy: z.string(),
});
export type LedgerRow = z.output<typeof ledgerRow>;

/** Such as 'payment-7fA7nwaLjNCF' or 'release-2027-individual-renewal-2027-01-01'. */
const entryId = z.string().regex(/^[A-Za-z0-9-]{1,160}$/);

/** Which entries. Payers, receipts and bills are found by `q`, and not within an account. */
const filter = z.object({
  month: monthField.optional(),
  kind: z.enum(ledgerKinds).optional(),
  account: z.enum(ledgerAccounts).optional(),
  q: text(limits.searchCharacters).optional(),
});

const isFindable = ({ account, q = '' }: { account?: unknown; q?: string | undefined }): boolean =>
  account === undefined || q === '';
const oneOfBoth = { message: 'Cari kata tanpa memilih akun, atau pilih akun tanpa kata.', path: ['q'] };

/** What the entries dated in a month come to, in whole rupiah. */
const ledgerMonth = z.object({
  /** The month itself. */
  _id: monthField,
  entries: z.number().int(),
  /** Money that came in, less what went out. */
  money: rupiah,
  /** Dues of the month's own calendar year. */
  dues: rupiah,
  isClosed: z.boolean(),
  /** Who closed it; null while it is open, and where it was closed with a later one. */
  closed: z.object({ at: time, by: z.string() }).nullable(),
});
export type LedgerMonth = z.output<typeof ledgerMonth>;

const posting = ledgerRow.shape.postings.element;

/** An entry with what mends it. */
const ledgerEntry = z.object({
  entry: ledgerRow,
  /** Corrections and refunds, oldest first. */
  mends: z.array(ledgerRow),
  /** What all of them come to, now; what can be corrected. Empty for an entry that is not mended itself. */
  standing: z.array(posting),
  /** What can still be given back. */
  refundable: rupiah,
  /** Whether the account of the payer is still there. */
  isPayerHere: z.boolean(),
  /** Number of the invoice of its bill; null without one. */
  invoice: z.string().nullable(),
});
export type LedgerEntryReply = z.output<typeof ledgerEntry>;

const mended = messageReply.extend({ id: entryId });
const reasonField = text(limits.reasonCharacters).min(1, wording.required);

/** The books (decision 0078). Nothing in them is ever changed or deleted. */
export const ledger = {
  /** Newest first. There is no total, as for the audit. */
  listLedgerEntries: {
    method: 'GET',
    path: '/money/ledger',
    access: 'admin',
    duty: 'money',
    reads: { base: 3, perRow: 1 },
    input: pageInput.extend({ ...filter.shape, after: entryId.optional() }).refine(isFindable, oneOfBoth),
    reply: z.object({
      data: z.array(ledgerRow),
      page: z.number().int(),
      hasMore: z.boolean(),
    }),
  },
  /** All the same entries, newest first, as CSV that Excel opens where commas are decimal. */
  exportLedger: {
    method: 'GET',
    path: '/money/ledger/export',
    access: 'admin',
    duty: 'money',
    stepUp: true,
    // Each row, and its share in the count: one for each 1,000. One more that finds nothing tells the end.
    reads: { base: 4, perRow: 2 },
    input: filter.refine(isFindable, oneOfBoth),
    reply: fileReply,
  },
  /** The months of a calendar year that have begun, newest first. */
  listLedgerMonths: {
    method: 'GET',
    path: '/money/ledger/months',
    access: 'admin',
    duty: 'money',
    // The session, and how far the books are closed.
    reads: { base: 3, perRow: 1 },
    input: z.object({ year: z.string().regex(/^20\d\d$/, 'Tahun tidak valid.') }),
    reply: z.object({
      data: z.array(ledgerMonth),
      /** The last month that is closed; null where none is. */
      closedThrough: monthField.nullable(),
      /** The newest month that can be closed now. */
      closable: monthField,
    }),
  },
  /**
   * Closes a month and all before it: nothing is dated there any more (decision 0079). May be sent twice; who comes
   * second is told who closed it. `wrong-status` while the month is not over.
   */
  closeLedgerMonth: {
    method: 'PUT',
    path: '/money/ledger/months/{month}/close',
    access: 'admin',
    duty: 'money',
    reads: 4,
    input: z.object({ month: monthField }),
    reply: messageReply.extend({ changed: z.boolean() }),
  },
  getLedgerEntry: {
    method: 'GET',
    path: '/money/ledger/entries/{id}',
    access: 'admin',
    duty: 'money',
    // The session, the entry, its payer and its bill.
    reads: 5 + mostMends,
    input: z.object({ id: entryId }),
    reply: ledgerEntry,
  },
  /**
   * Moves an amount of a payment between accounts, by another entry of today. Not more than is there, whoever corrects at
   * once. `wrong-status` for entries that are no payment.
   */
  correctLedgerEntry: {
    method: 'POST',
    path: '/money/ledger/entries/{id}/corrections',
    access: 'admin',
    duty: 'money',
    once: true,
    reads: 4 + mostMends,
    input: z.object({
      id: entryId,
      /** With its year where it is of a later one: 'bank', 'deferred-2027'. */
      from: z.string(wording.required).regex(/^[a-z]+(?:-20\d\d)?$/, wording.required),
      to: z.enum(correctionTargets, wording.required),
      amount: amountField(wording.amountInvalid),
      reason: reasonField,
    }),
    reply: mended,
    status: 201,
  },
  /**
   * Gives money of a payment back, by another entry of today: never more than was paid and not given back, whoever does so
   * at once. The membership stays as it is. `wrong-status` for entries that are no payment.
   */
  refundLedgerEntry: {
    method: 'POST',
    path: '/money/ledger/entries/{id}/refunds',
    access: 'admin',
    duty: 'money',
    once: true,
    reads: 4 + mostMends,
    input: z.object({
      id: entryId,
      from: z.enum(moneyAccounts, wording.required),
      amount: amountField(wording.amountInvalid),
      reason: reasonField,
    }),
    files: { paymentProof: paymentProofSlot },
    reply: mended,
    status: 201,
  },
  /** The document of a refund, or of a payment that an admin wrote down, as an image. */
  getLedgerDocument: {
    method: 'GET',
    path: '/money/ledger/entries/{id}/document',
    access: 'admin',
    duty: 'money',
    reads: 3,
    input: z.object({ id: entryId }),
    reply: imageReply,
  },
} as const satisfies Record<string, Endpoint>;
