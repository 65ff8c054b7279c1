import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { isBillCode, splitBillCodes } from '../rules/money/bills.ts';
import { matchLimits, storedTiers } from '../rules/money/matching/matchable.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { dateTime, idField, idInput, messageReply } from '../schemas/fields.ts';
import { bankLineFilters, bankLineStates } from '../schemas/list-states.ts';
import { pageSchema, uncountedReply } from '../schemas/paging.ts';
import { matchReasons } from '../schemas/request-rows.ts';
import { wording } from '../text/wording.ts';

export const bankLine = z.object({
  _id: z.string(),
  /** Calendar day in Jakarta. */
  date: z.iso.date(),
  /** Amount in hundredths of a rupiah. */
  sen: z.number().int(),
  narrative: z.string(),
  reference: z.string().nullable(),
  state: z.enum(bankLineStates),
  bills: z.array(z.string()),
  /** Tier of the evidence of an automatic match; null for a match by an admin, or without a match. */
  tier: z.enum(storedTiers).nullable(),
  why: matchReasons.nullable(),
  /** Time of the decision of an admin; null for an automatic match. */
  decidedAt: dateTime.nullable(),
  /** The file that brought it first. */
  statementId: z.string(),
  /** Code in the text of a bill that had its money before, so that this is a second payment; null without one. */
  paidBill: z.string().nullable(),
  /** A stored line that is probably the same movement; null without one, and if an admin counts both. */
  twin: z
    .object({
      narrative: z.string(),
      /** Name of the file of this line. */
      file: z.string(),
      /** True if an admin confirmed that it is the same; it then counts once. */
      isConfirmed: z.boolean(),
    })
    .nullable(),
});
export type BankLine = z.output<typeof bankLine>;

/** A bill that a line can pay, because of its code, its amount, or the name of its payer. */
const proposedBill = z.object({
  code: z.string(),
  /** Member or institution; null for a visitor's bill and a deleted account. */
  name: z.string().nullable(),
  /** Whole rupiah. */
  amount: z.number().int(),
  why: matchReasons,
  /** True if it had its money before, so that the line is a second payment. */
  isPaid: z.boolean(),
  userId: z.string().nullable(),
  paymentId: z.string().nullable(),
});
export type ProposedBill = z.output<typeof proposedBill>;

/** A member whose name is in the text of a line, without an open bill. */
const proposedMember = z.object({
  _id: z.string(),
  name: z.string(),
  memberNumber: z.string().nullable(),
  validUntil: dateTime.nullable(),
  /** Fee of one more year in whole rupiah. */
  fee: z.number().int(),
  /** Similarity of the name to the text, 0 to 1. */
  similarity: z.number(),
  /** True while a request of the member waits for a decision. */
  isWaiting: z.boolean(),
});
export type ProposedMember = z.output<typeof proposedMember>;

const maxNamedMembers = queryLimits.namesOfLine * queryLimits.membersPerName;

const billCodes = z
  .string()
  .trim()
  .transform(splitBillCodes)
  .refine((codes) => codes.length > 0 && codes.every(isBillCode), 'Kode tagihan tidak valid.')
  .refine(
    (codes) => codes.length <= matchLimits.maxBillsPerLine,
    `Paling banyak ${matchLimits.maxBillsPerLine} tagihan.`,
  );

/** User id, or the number on the membership card. */
const memberField = z
  .string()
  .trim()
  .regex(/^(?:[A-Za-z0-9]{1,64}|[A-Za-z]+-\d{4}-\d{6})$/);

const changedReply = messageReply.extend({ changed: z.boolean() });

const byAdmin = { access: 'admin', duty: 'money' } as const;
const adminRead = { method: 'GET', ...byAdmin } as const;

/** Endpoints for credits on the association's account (decision 0073). They approve nothing. */
export const bankLines = {
  /** Returns unmatched lines oldest first, all other lists newest first. */
  listBankLines: {
    ...adminRead,
    path: '/bank-lines',
    // Each row with a twin can be of another file.
    reads: { base: 3, perRow: 2 },
    input: pageSchema.extend({ state: z.enum(bankLineFilters).optional() }),
    reply: uncountedReply(bankLine),
  },
  /** Returns bills and members for a line, best first, at most `queryLimits.lineProposals` of each. */
  listLineProposals: {
    ...adminRead,
    path: '/bank-lines/{id}/proposals',
    // Reads the line, the bill of its amount, the bills of its codes, and the members of its names with their
    // bills. Then the payers of the other bills.
    reads:
      4 +
      2 * queryLimits.codesOfLine +
      2 +
      maxNamedMembers +
      queryLimits.namesOfLine +
      2 * queryLimits.membersPerName,
    input: idInput,
    reply: z.object({ bills: z.array(proposedBill), members: z.array(proposedMember) }),
  },
  /** Returns bills by their codes, to compare their sum with a line. Unknown codes are missing. */
  listLineBills: {
    ...adminRead,
    path: '/bank-lines/{id}/bills',
    // Reads the line, and each bill with its owner.
    reads: 3 + 2 * matchLimits.maxBillsPerLine,
    input: idInput.extend({ bills: billCodes }),
    reply: z.object({ data: z.array(proposedBill) }),
  },
  /**
   * Assigns an unmatched line to bills, to the open bill of a member or institution, or to no dues at all.
   * Safe to repeat. Throws `wrong-status` if the line has another match.
   */
  matchBankLine: {
    method: 'PUT',
    path: '/bank-lines/{id}/match',
    ...byAdmin,
    // Reads the line, the bills and their owners. For a member: also the member number, the record and the
    // bill.
    reads: 6 + 2 * matchLimits.maxBillsPerLine,
    input: idInput
      .extend({
        bills: billCodes.optional(),
        member: memberField.optional(),
        isOther: z.boolean().optional(),
      })
      .refine(
        ({ bills, member, isOther }) =>
          [bills !== undefined, member !== undefined, isOther === true].filter(Boolean).length === 1,
        { error: () => wording.required, path: ['bills'] },
      ),
    reply: changedReply,
  },
  /**
   * Takes the money of an unmatched line for a year of a member. The open bill of the member is closed, or a
   * new bill is made and closed in one step. Throws `wrong-status` for staff, while a request waits, and for
   * a line with a decision. Throws `conflict` if the end of the membership differs from the one on screen,
   * `invalid-input` if the amount is not the fee, and `month-closed`.
   */
  takeBankLine: {
    method: 'POST',
    path: '/bank-lines/{id}/payment',
    ...byAdmin,
    idempotent: true,
    // Reads the line, and the records of `recordPayment`.
    reads: 12 + limits.institutionStaffSeats,
    input: idInput.extend({
      userId: idField,
      /** End of the membership on screen; empty without one. */
      seenUntil: z.union([dateTime, z.literal('')]),
    }),
    reply: messageReply.extend({ validUntil: dateTime }),
    status: 201,
  },
  /**
   * Decides whether a line is the movement of its twin. If not, both count. Safe to repeat. Throws
   * `wrong-status` for a line without an undecided twin.
   */
  decideDuplicate: {
    method: 'PUT',
    path: '/bank-lines/{id}/duplicate',
    ...byAdmin,
    input: idInput.extend({ isSame: z.boolean() }),
    reply: changedReply,
  },
  /** Removes the match of a line, automatic or not, or the decision on its twin. Safe to repeat. */
  undoBankLine: {
    method: 'DELETE',
    path: '/bank-lines/{id}/match',
    ...byAdmin,
    reads: 3 + 2 * matchLimits.maxBillsPerLine,
    input: idInput,
    reply: changedReply,
  },
} as const satisfies Record<string, Endpoint>;
