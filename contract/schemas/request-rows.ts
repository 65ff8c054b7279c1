import * as z from 'zod';
import { userPage } from './paging.ts';
import { userRow } from './people.ts';

export const matchReasons = z.object({
  amountFits: z.boolean(),
  codeFits: z.boolean(),
  /** Similarity of the payer's name to the narrative, 0 to 1; null without a match. */
  nameFits: z.number().nullable(),
});

const requestLine = z.object({
  _id: z.string(),
  /** Calendar day in Jakarta. */
  date: z.iso.date(),
  /** Hundredths of a rupiah. */
  sen: z.number().int(),
  narrative: z.string(),
  /** Reasons of an automatic match; null for a match by an admin. */
  why: matchReasons.nullable(),
});
export type RequestLine = z.output<typeof requestLine>;

/** A row of the request lists. Only these lists contain bank data, because they require the duty money. */
export const requestRow = userRow.extend({
  bankLine: requestLine.nullable(),
  /** True if statements cover two working days after the proof without the money. */
  lacksMoney: z.boolean(),
  /** Event that the request pays; missing for dues. */
  event: z
    .object({
      _id: z.string(),
      title: z.string(),
      /** True for a person without an account, whose row has empty membership fields. */
      isGuest: z.boolean(),
      /** Number of places of a group, whose row has the name of the institution; missing for a single place. */
      places: z.number().int().optional(),
    })
    .optional(),
});
export type RequestRow = z.output<typeof requestRow>;

export const requestPage = userPage.extend({ data: z.array(requestRow) });
export type RequestPage = z.output<typeof requestPage>;
