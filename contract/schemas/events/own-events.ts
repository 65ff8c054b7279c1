import * as z from 'zod';
import { priceKinds } from '../../rules/money/event-prices.ts';
import { dateTime } from '../fields.ts';

/** Access to changes of one's own places. */
export const ownChange = { access: 'signed-in', limitsChanges: true } as const;

/** `held`: a place that waits for the payment. `confirmed`: paid, or without a price. */
export const placeStates = ['held', 'confirmed'] as const;

/** Event with its place and times. */
export const timedEvent = z.object({
  _id: z.string(),
  title: z.string(),
  location: z.string(),
  startDate: dateTime,
  endDate: dateTime,
});

/** Event of a place, for the person who has it. */
export const ownEvent = timedEvent.extend({ isCancelled: z.boolean() });

/** The same for a person who registers. */
export const shownEvent = ownEvent.extend({
  /** Null unless it was cancelled. */
  cancelReason: z.string().nullable(),
  /** False for an event that is only public in the other language, so that no link leads to its page. */
  hasPage: z.boolean().optional(),
});
export type ShownEvent = z.output<typeof shownEvent>;

/** State of the payment for a place, or for the places of a group. */
export const paymentFields = {
  /** `waiting`: a proof or the money waits for a decision. Null without a price. */
  payment: z.enum(['due', 'waiting', 'rejected', 'paid']).nullable(),
  /** Reason of the last rejection. */
  rejectionReason: z.string().nullable(),
  /** Refund of a cancellation now, in whole rupiah; null without accepted money. */
  refund: z.object({ percent: z.number().int(), amount: z.number().int() }).nullable(),
};

/** Refund on screen in whole rupiah; required for a paid place, also if it is 0. */
export const seenRefund = z.coerce.number().int().optional();

/** Places of a group at one price. */
export const groupLine = z.object({
  kind: z.enum(priceKinds),
  count: z.number().int(),
  /** Of one place, in whole rupiah. */
  amount: z.number().int(),
});
export type GroupLine = z.output<typeof groupLine>;

/** Institution with a group of places. */
export const groupInstitution = z.object({ _id: z.string(), name: z.string() });

/** A group of places that coordinators ordered for their institution. */
export const groupRow = z.object({
  _id: z.string(),
  event: ownEvent,
  institution: groupInstitution,
  state: z.enum(placeStates),
  /** Number of places, and of those with a name. */
  places: z.number().int(),
  named: z.number().int(),
  /** Sum of all prices in whole rupiah. */
  amount: z.number().int(),
  orderedAt: dateTime,
  /** When the places are released without a payment; null if they are not. */
  holdUntil: dateTime.nullable(),
});
export type GroupRow = z.output<typeof groupRow>;
