import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { bankLineStates } from './fields/list-states.ts';
import { pageInput } from './fields/paging.ts';
import { idInput, messageReply, time } from './fields/people.ts';
import { matchReasons } from './fields/request-rows.ts';
import { isBillCode } from './rules/money/bills.ts';
import { matchLimits, matchTiers } from './rules/money/matching/matchable.ts';
import { wording } from './words/wording.ts';

/** Money that came in, as a bank's statement tells it. */
export const bankLine = z.object({
  _id: z.string(),
  /** In Jakarta. */
  date: z.iso.date(),
  /** Hundredths of a rupiah. */
  sen: z.number().int(),
  narrative: z.string(),
  reference: z.string().nullable(),
  state: z.enum(bankLineStates),
  /** Codes of the bills that it pays. */
  bills: z.array(z.string()),
  /** What the machine's word rests upon; null where a person said it, or nobody. */
  tier: z.enum(matchTiers).nullable(),
  why: matchReasons.nullable(),
  /** When a person said what it is for; null while only the machine did. */
  decidedAt: time.nullable(),
});
export type BankLine = z.output<typeof bankLine>;

const billCodes = z
  .string()
  .trim()
  .transform((text) =>
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .map((code) => code.replaceAll('-', '')),
  )
  .refine((codes) => codes.every(isBillCode), 'Kode tagihan tidak valid.')
  .refine(
    (codes) => codes.length <= matchLimits.billsOfLine,
    `Paling banyak ${matchLimits.billsOfLine} tagihan.`,
  );

/** An id, or the number on the card. */
const memberField = z
  .string()
  .trim()
  .regex(/^(?:[A-Za-z0-9]{1,64}|[A-Za-z]+-\d{4}-\d{6})$/);

const changed = messageReply.extend({ changed: z.boolean() });

/** What came in on the association's account, for admins (decision 0074). Nothing is approved by these. */
export const bankLines = {
  /** Of those that nobody knows the oldest first, else the newest. */
  listBankLines: {
    method: 'GET',
    path: '/bank-lines',
    access: 'admin',
    duty: 'money',
    reads: { base: 3, perRow: 1 },
    input: pageInput.extend({ state: z.enum(bankLineStates).optional() }),
    reply: z.object({ data: z.array(bankLine), page: z.number().int(), hasMore: z.boolean() }),
  },
  /**
   * What a line is for that nobody knew of: bills by their codes, the open bill of a member (of a coordinator that of the
   * institution) by id or number, or nothing of dues. May be
   * sent twice. `wrong-status` once it is for something else.
   */
  matchBankLine: {
    method: 'PUT',
    path: '/bank-lines/{id}/match',
    access: 'admin',
    duty: 'money',
    // The line, the bills and whose they are; of a member the number, the record and the place of the bill.
    reads: 6 + 2 * matchLimits.billsOfLine,
    input: idInput
      .extend({
        bills: billCodes.optional(),
        member: memberField.optional(),
        isOther: z.boolean().optional(),
      })
      .refine(
        ({ bills, member, isOther }) =>
          [bills !== undefined, member !== undefined, isOther === true].filter(Boolean).length === 1,
        { message: wording.required, path: ['bills'] },
      ),
    reply: changed,
  },
  /** Takes back what a line is for, whoever said it. May be sent twice. */
  undoBankLine: {
    method: 'DELETE',
    path: '/bank-lines/{id}/match',
    access: 'admin',
    duty: 'money',
    reads: 3 + 2 * matchLimits.billsOfLine,
    input: idInput,
    reply: changed,
  },
} as const satisfies Record<string, Endpoint>;
