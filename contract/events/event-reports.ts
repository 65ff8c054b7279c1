import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { priceKinds } from '../rules/money/event-prices.ts';
import { dateTime, idInput } from '../schemas/fields.ts';

const count = z.number().int();

/** Numbers of people with one price. */
const reportRow = z.object({
  kind: z.enum(priceKinds),
  /** Confirmed places: `paid` and `free` together. */
  registered: count,
  paid: count,
  free: count,
  /** Places that wait for the payment. */
  held: count,
  came: count,
  /** Confirmed places without a check-in; 0 before the beginning. */
  didNotCome: count,
});
export type EventReportRow = z.output<typeof reportRow>;

const report = z.object({
  event: z.object({ _id: z.string(), title: z.string(), startDate: dateTime.nullable() }),
  hasBegun: z.boolean(),
  /** Prices that someone has. */
  rows: z.array(reportRow),
  total: reportRow.omit({ kind: true }),
  /** Sums of the ledger in whole rupiah, less corrections and refunds. */
  money: z.object({
    /** Income of the account `events`. */
    income: count,
    /** Money received, which differs from the income by the unique codes. */
    received: count,
  }),
});
export type EventReport = z.output<typeof report>;

// The session, the event, four counts of each price, and two sums.
const reads = 5 + 4 * priceKinds.length;

const ofEvent = {
  method: 'GET',
  access: 'admin',
  duty: 'events',
  eventManagers: true,
  reads,
  input: idInput,
} as const;

/** Numbers of one event, counted by the database. They name no person. */
export const eventReports = {
  getEventReport: { ...ofEvent, path: '/events/written/{id}/report', reply: report },
  /** Downloads the report as CSV. */
  downloadEventReport: { ...ofEvent, path: '/events/written/{id}/report/file', reply: fileReply },
} as const satisfies Record<string, Endpoint>;
