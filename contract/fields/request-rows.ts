import * as z from 'zod';
import { userPage } from './paging.ts';
import { userRow } from './people.ts';

/** What speaks for a line of a bank's statement being for a bill. */
export const matchReasons = z.object({
  amountFits: z.boolean(),
  codeFits: z.boolean(),
  /** How well the payer's name stands in the narrative, 0 to 1; null where it does not. */
  nameFits: z.number().nullable(),
});

/** What a statement of the bank tells of a bill: the credit that brought its money. */
export const requestLine = z.object({
  _id: z.string(),
  /** In Jakarta. */
  date: z.iso.date(),
  /** Hundredths of a rupiah. */
  sen: z.number().int(),
  narrative: z.string(),
  /** Why the machine thinks that it pays the bill; null where a person said so. */
  why: matchReasons.nullable(),
});
export type RequestLine = z.output<typeof requestLine>;

/** A row of the request lists: what came in at the bank is for who holds the duty money, and stands in no other list. */
export const requestRow = userRow.extend({
  /** The line of a bank's statement that brought its money; null while none is known. */
  bankLine: requestLine.nullable(),
  /** Two working days after the proof came statements tell of all these days, and not of its money. */
  lacksMoney: z.boolean(),
});
export type RequestRow = z.output<typeof requestRow>;

export const requestPage = userPage.extend({ data: z.array(requestRow) });
export type RequestPage = z.output<typeof requestPage>;
