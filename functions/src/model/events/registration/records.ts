import { createHash, randomBytes } from 'node:crypto';
import { ApiError } from 'contract/errors';
import type { PoolSizes, PublicPool } from 'contract/rules/events/pools';
import type { RefundStep } from 'contract/rules/events/refunds';
import type { WaitingState } from 'contract/rules/events/waiting';
import type { EventPrices, PriceKind } from 'contract/rules/money/event-prices';
import { clock } from '#data/clock.ts';
import { type Collection, collection, getBoth } from '#data/collection.ts';
import { events } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';

/** Registration for an event, under the id of the event. */
export interface EventSettingsRecord {
  opensAt: Date;
  closesAt: Date;
  /** Number of documents of this event in `eventPlaces`. */
  places: number;
  /** Places of each pool, which add up to `places`. Missing in older settings, whose places are general. */
  pools?: PoolSizes;
  /** Number of the newest place. Numbers are never used again. */
  lastPlace: number;
  prices: EventPrices;
  /** End of the early prices; null without them. */
  earlyUntil: Date | null;
  /** Hours in which a place must be paid. */
  holdHours: number;
  /** Whether people can wait for a place; missing in older settings, which have a waiting list. */
  hasWaitingList?: boolean;
  /** Whether an admin approves each registration; missing in older settings, which need no approval. */
  needsApproval?: boolean;
  /** Whether people without an account may register; missing in older records, which allow it. */
  allowsGuests?: boolean;
  /** Shares that cancellations return; missing in settings from before refunds. */
  refunds?: RefundStep[];
  updatedAt: Date;
}

/** One place of an event. A registration claims it with a precondition on its version. */
export interface EventPlaceRecord {
  event: string;
  isFree: boolean;
  /**
   * Index of the pool, plus a random number from 0 to 1. So one index finds the places of a pool, and older places
   * are general. A claim begins at a random position, so that concurrent claims meet different places.
   */
  position: number;
  /** Id of the registration, or of the waiting person to whom the place is offered; null while free. */
  registration: string | null;
}

/** `held`: waits for the payment. `confirmed`: paid, or without a price. Only these get in. */
export type EventRegistrationState = 'held' | 'confirmed';

/**
 * Registration of a person for an event. Its id consists of both, so there is at most one. A cancellation deletes
 * it; the audit log keeps both acts.
 */
export interface EventRegistrationRecord {
  event: string;
  /** Id of the account, or of the guest. */
  user: string;
  state: EventRegistrationState;
  /** Id in `eventPlaces`. */
  place: string;
  registeredAt: Date;
  /** When the place was confirmed; null while it is held, missing in older records. */
  confirmedAt?: Date | null;
  /** End of the event at the time of the registration. */
  eventEndsAt: Date;
  priceKind: PriceKind;
  /** In whole rupiah; 0 is free. */
  price: number;
  /** Code of the bill; null without a price. */
  bill: string | null;
  /** When the place is released; null if it is not: paid, without a price, or while a payment waits. */
  holdUntil: Date | null;
  /** When its person is reminded of the payment; null or missing without a reminder. */
  remindAt?: Date | null;
  /** Evidence for the price of a member; missing for other prices. */
  membership?: { memberNumber: string | null; validUntil: Date | null; checkedAt: Date };
  /** Reason of a place that an admin gave without payment; missing for all others. */
  waiver?: string;
  /** Group that the place belongs to; missing for a single place. Its bill and its end are those of the group. */
  group?: PlaceInGroup;
  /** Random code of the ticket: sixteen hex digits. Another one when the registration is made again. */
  ticketCode: string;
  /** Owners before transfers, the first one first, with their bills and the prices that these paid. */
  earlier?: { owners: string[]; bills: string[]; paid: number };
  /** When the newest transfer to another person began; missing without one. */
  offeredAt?: Date;
  /** First check-in; missing before. */
  attendedAt?: Date | null;
  /** True from the answer to the survey on; the answer itself names no person. */
  hasAnsweredSurvey?: boolean;
}

/** Place of a group, see `EventGroupRecord`. */
export interface PlaceInGroup {
  /** Id in `eventGroups`. */
  id: string;
  /** Name of the institution when it ordered the group. */
  institution: string;
  /** From 1 on. Stays with the place when another person gets it. */
  number: number;
  /** False while the person is a placeholder without an address. */
  isNamed: boolean;
}

/** Returns the number of places of each pool. */
export const poolsOf = ({ pools, places }: Pick<EventSettingsRecord, 'pools' | 'places'>): PoolSizes =>
  pools ?? { general: places, members: 0, speakers: 0, sponsors: 0 };

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

/** Answers of one person for an event, under the id of the registration, which may follow later. */
export interface EventAnswersRecord {
  event: string;
  user: string;
  /** Values by the id of the question. The value of a file is its name. */
  values: Record<string, string>;
  /** Ids of the answered questions, by which answers are found. */
  answered: string[];
  /** Paths of files by the id of the question, and the same paths as a list; missing without files. */
  fileOf?: Record<string, string>;
  files?: string[];
  updatedAt: Date;
  /** When the answers without a longer retention are deleted; null afterwards. */
  deleteAt: Date | null;
}

/** Transfer of a place to another person, under the id of the owner's registration. */
export interface EventTransferRecord {
  event: string;
  /** Address of the recipient. */
  email: string;
  offeredAt: Date;
  /** Digest of the secret in the mail; null before it was sent. */
  secretHash: string | null;
  expireAt: Date;
}

export const eventTransfers = collection<EventTransferRecord>('eventTransfers');
export const eventSettings = collection<EventSettingsRecord>('eventSettings');
export const eventPlaces = collection<EventPlaceRecord>('eventPlaces');
export const eventRegistrations = collection<EventRegistrationRecord>('eventRegistrations');
export const eventWaiting = collection<EventWaitingRecord>('eventWaiting');
export const eventAnswers = collection<EventAnswersRecord>('eventAnswers');

/** Returns a code for a ticket. Its 64 bits are unguessable together with the signature of the ticket. */
export const newTicketCode = (): string => randomBytes(8).toString('hex');

/** Both ids consist of letters and digits, and the id of an event always has the same length. */
export const registrationId = (event: string, user: string): string => `${event}${user}`;

/** Returns the fields of a place that is confirmed now. */
export const toConfirmed = (): Pick<EventRegistrationRecord, 'state' | 'holdUntil' | 'confirmedAt'> => ({
  state: 'confirmed',
  holdUntil: null,
  confirmedAt: clock.now(),
});

/** Returns the id of a place. Hashed, because sequential ids of many writes would be close together. */
export const placeId = (event: string, place: number): string =>
  createHash('sha256').update(`place:${event}:${place}`).digest('hex').slice(0, 24);

/** Reads an event in any state, and its document in a collection under the same id. Throws `not-found`. */
export async function readWithEvent<T>(
  documents: Collection<T>,
  id: string,
): Promise<[Stored<EventRecord>, Stored<T> | undefined]> {
  const [event, document] = await getBoth(events, id, documents, id);
  if (event === undefined) throw new ApiError('not-found');
  return [event, document];
}
