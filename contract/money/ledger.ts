import * as z from 'zod';
import { type Endpoint, fileReply, imageReply } from '../endpoint.ts';
import { expenseDocumentSlot, paymentProofSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { allCorrectionTargets, maxCorrections } from '../rules/money/corrections.ts';
import {
  accountFilters,
  expenseCategories,
  incomeKinds,
  ledgerAccounts,
  ledgerKinds,
  maxOpenings,
  moneyAccounts,
} from '../rules/money/ledger.ts';
import { amountField } from '../schemas/amounts.ts';
import { dateTime, messageReply, textField } from '../schemas/fields.ts';
import { pageSchema, uncountedReply } from '../schemas/paging.ts';
import { requiredError, wording } from '../text/wording.ts';

/** A month in Jakarta: '2026-01'. */
export const monthField = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Bulan tidak valid.');

const rupiah = z.number().int();

/** A ledger entry. Amounts are in whole rupiah; names are those at the time of the entry. */
export const ledgerRow = z.object({
  _id: z.string(),
  /** 'YYYY-MM-DD' in Jakarta. */
  date: z.string(),
  kind: z.enum(ledgerKinds),
  /** Null for an expense, its corrections, and an opening balance. */
  income: z.enum(incomeKinds).nullable(),
  /** Received money; negative for money that was paid out. */
  money: rupiah,
  /** Debits are positive, credits are negative, and the sum is 0. */
  postings: z.array(
    z.object({ account: z.enum(ledgerAccounts), amount: rupiah, year: z.number().int().optional() }),
  ),
  /** Null for an entry without a single payer. */
  payer: z.object({ userId: z.string(), name: z.string(), memberNumber: z.string().nullable() }).nullable(),
  paymentId: z.string().nullable(),
  receipt: z.string().nullable(),
  bill: z.string().nullable(),
  reason: z.string(),
  /** Id of the entry that this entry corrects; null for other entries. */
  of: z.string().nullable(),
  /** Document of an expense, of a refund, or of a payment that an admin recorded; null without one. */
  document: z.enum(['image', 'pdf']).nullable(),
  writtenAt: dateTime,
  writtenBy: z.string(),
});
export type LedgerRow = z.output<typeof ledgerRow>;

/** For example 'payment-7fA7nwaLjNCF' or 'release-2027-individual-renewal-2027-01-01'. */
const entryId = z.string().regex(/^[A-Za-z0-9-]{1,160}$/);

/** Filters of the entries. `q` finds payers, receipts and bills; it cannot be combined with an account. */
const entryFilter = z.object({
  month: monthField.optional(),
  kind: z.enum(ledgerKinds).optional(),
  account: z.enum(accountFilters).optional(),
  q: textField(limits.searchCharacters).optional(),
});
export type LedgerFilter = z.output<typeof entryFilter>;

const isTextOrAccount = ({ account, q = '' }: { account?: unknown; q?: string | undefined }): boolean =>
  account === undefined || q === '';
const textOrAccountError = {
  message: 'Cari kata tanpa memilih akun, atau pilih akun tanpa kata.',
  path: ['q'],
};

/** Sums of the entries of a month, in whole rupiah. */
const ledgerMonth = z.object({
  _id: monthField,
  entries: z.number().int(),
  /** Received money minus paid-out money. */
  money: rupiah,
  /** Money that was spent. */
  spent: rupiah,
  /** Dues that belong to the calendar year of the month. */
  dues: rupiah,
  isClosed: z.boolean(),
  /** Admin who closed it; null while it is open, or if a later month closed it. */
  closed: z.object({ at: dateTime, by: z.string() }).nullable(),
});
export type LedgerMonth = z.output<typeof ledgerMonth>;

const posting = ledgerRow.shape.postings.element;

/** An entry with its corrections. */
const ledgerEntry = z.object({
  entry: ledgerRow,
  /** Corrections and refunds, oldest first. */
  mends: z.array(ledgerRow),
  /** Current postings after all corrections; empty if this entry is itself a correction. */
  standing: z.array(posting),
  refundable: rupiah,
  /** True if the payer's account still exists. */
  isPayerHere: z.boolean(),
  /** Number of the invoice of its bill; null without one. */
  invoice: z.string().nullable(),
});
export type LedgerEntryReply = z.output<typeof ledgerEntry>;

const correctionReply = messageReply.extend({ id: entryId });
const reasonField = textField(limits.reasonCharacters).min(1, requiredError);

const byAdmin = { access: 'admin', duty: 'money' } as const;
const adminRead = { method: 'GET', ...byAdmin } as const;

/** Endpoints for the ledger (decision 0078). Entries are immutable. */
export const ledger = {
  /** Returns the newest entries first. There is no total, as in the audit log. */
  listLedgerEntries: {
    ...adminRead,
    path: '/money/ledger',
    input: pageSchema
      .extend({ ...entryFilter.shape, after: entryId.optional() })
      .refine(isTextOrAccount, textOrAccountError),
    reply: uncountedReply(ledgerRow),
  },
  /** Returns the same entries, newest first, as CSV for Excel with decimal commas. */
  exportLedger: {
    ...adminRead,
    path: '/money/ledger/export',
    stepUp: true,
    // Each row, one read for each 1,000 rows, and one query that finds no more.
    reads: { base: 4, perRow: 2 },
    input: entryFilter.refine(isTextOrAccount, textOrAccountError),
    reply: fileReply,
  },
  /** Returns the months of a calendar year that have begun, newest first. */
  listLedgerMonths: {
    ...adminRead,
    path: '/money/ledger/months',
    reads: { base: 3, perRow: 1 },
    input: z.object({ year: z.string().regex(/^20\d\d$/, 'Tahun tidak valid.') }),
    reply: z.object({
      data: z.array(ledgerMonth),
      /** The last closed month; null if no month is closed. */
      closedThrough: monthField.nullable(),
      closable: monthField,
    }),
  },
  /**
   * Closes a month and all earlier months for new entries (decision 0078). Safe to repeat. Throws
   * `wrong-status` before the month is over.
   */
  closeLedgerMonth: {
    method: 'PUT',
    path: '/money/ledger/months/{month}/close',
    ...byAdmin,
    input: z.object({ month: monthField }),
    reply: messageReply.extend({ changed: z.boolean() }),
  },
  getLedgerEntry: {
    ...adminRead,
    path: '/money/ledger/entries/{id}',
    // Reads the session, the entry, its payer and its bill.
    reads: 5 + maxCorrections,
    input: z.object({ id: entryId }),
    reply: ledgerEntry,
  },
  /**
   * Moves an amount between accounts by a new entry with today's date, at most what the account holds. Throws
   * `wrong-status` for an entry that is neither a payment nor an expense.
   */
  correctLedgerEntry: {
    method: 'POST',
    path: '/money/ledger/entries/{id}/corrections',
    ...byAdmin,
    idempotent: true,
    reads: 4 + maxCorrections,
    input: z.object({
      id: entryId,
      /** Account, with its year if it is a later one: 'bank', 'deferred-2027'. */
      from: z.string(requiredError).regex(/^[a-z]+(?:-20\d\d)?$/, requiredError),
      to: z.enum(allCorrectionTargets, requiredError),
      amount: amountField({ error: () => wording.amountInvalid }),
      reason: reasonField,
    }),
    reply: correctionReply,
    status: 201,
  },
  /**
   * Refunds a part of a payment by a new entry with today's date, at most the paid amount. Throws
   * `wrong-status` for an entry that is not a payment.
   */
  refundLedgerEntry: {
    method: 'POST',
    path: '/money/ledger/entries/{id}/refunds',
    ...byAdmin,
    idempotent: true,
    reads: 4 + maxCorrections,
    input: z.object({
      id: entryId,
      from: z.enum(moneyAccounts, requiredError),
      amount: amountField({ error: () => wording.amountInvalid }),
      reason: reasonField,
    }),
    files: { paymentProof: paymentProofSlot },
    reply: correctionReply,
    status: 201,
  },
  /**
   * Records an expense with its document (decision 0110). Throws `same-expense` if one with the same day,
   * account, category and amount exists, unless `isAnother` is set. Throws `month-closed`.
   */
  recordExpense: {
    method: 'POST',
    path: '/money/ledger/expenses',
    ...byAdmin,
    idempotent: true,
    input: z.object({
      /** Calendar day in Jakarta. */
      date: z.iso.date({ error: () => wording.dateInvalid }),
      account: z.enum(moneyAccounts, requiredError),
      category: z.enum(expenseCategories, requiredError),
      amount: amountField({ error: () => wording.amountInvalid }),
      /** Recipient and purpose. */
      note: reasonField,
      isAnother: z.literal('true').optional(),
    }),
    files: { document: expenseDocumentSlot },
    reply: correctionReply,
    status: 201,
  },
  /**
   * Sets the money of an account before the first entry. A later call changes it by another entry. `seen` is
   * the amount on screen, empty without one. Safe to repeat. Throws `wrong-status` if another admin changed
   * it meanwhile.
   */
  setOpeningBalance: {
    method: 'PUT',
    path: '/money/balances/{account}/opening',
    ...byAdmin,
    // Reads the session, the last closed month, the oldest entry, and the earlier opening entries.
    reads: 4 + maxOpenings,
    input: z.object({
      account: z.enum(moneyAccounts, requiredError),
      amount: amountField({ error: () => wording.amountInvalid }, { min: 0, max: limits.balanceMaximum }),
      seen: z.union([
        z.literal(''),
        amountField({ error: () => wording.amountInvalid }, { min: 0, max: limits.balanceMaximum }),
      ]),
      reason: reasonField,
    }),
    reply: messageReply.extend({ changed: z.boolean() }),
  },
  /** Returns the document of an entry, if it is an image. */
  getLedgerDocument: {
    ...adminRead,
    path: '/money/ledger/entries/{id}/document',
    input: z.object({ id: entryId }),
    reply: imageReply,
  },
  /** Returns the document of an expense as a download, if it is a PDF. */
  downloadLedgerDocument: {
    ...adminRead,
    path: '/money/ledger/entries/{id}/pdf',
    input: z.object({ id: entryId }),
    reply: fileReply,
  },
} as const satisfies Record<string, Endpoint>;
