import type { PublicPool } from 'contract/rules/events/pools';
import type { WaitingState } from 'contract/rules/events/waiting';
import type { PriceKind } from 'contract/rules/money/event-prices';
import { collection } from '#data/collection.ts';

/**
 * Person who wants a place at an event, under the id that the registration will have. So a person has one entry or
 * one registration.
 */
export interface EventWaitingRecord {
  event: string;
  /** Id of the account, or of the guest. */
  user: string;
  state: WaitingState;
  /** Chosen kind of price. The price is computed when the person gets the place. */
  priceKind: PriceKind;
  /** True for the member price with a renewal in the same bill; otherwise missing. */
  withRenewal?: boolean;
  /** Preferred pool. A place of the pool `general` suits everyone. */
  pool: PublicPool;
  joinedAt: Date;
  /** Time of joining and id: a total order, also of people who join in the same millisecond. */
  queueKey: string;
  /** Id of the offered place in `eventPlaces`; null without an offer. */
  place: string | null;
  /** When the offer ends; null without one. */
  offerUntil: Date | null;
  /** End of the event at the time of joining. */
  eventEndsAt: Date;
}

export const eventWaiting = collection<EventWaitingRecord>('eventWaiting');
