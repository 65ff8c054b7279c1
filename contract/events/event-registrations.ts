import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { bill } from '../money/bills.ts';
import { type PlacePool, placePools, type poolFields, sumOfPools } from '../rules/events/pools.ts';
import { refundLimits } from '../rules/events/refunds.ts';
import { maxTransfers } from '../rules/events/transfers.ts';
import { waitingStates } from '../rules/events/waiting.ts';
import { paymentProofSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { eventPriceLimits, type PriceKind, priceKinds } from '../rules/money/event-prices.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { optionalAmountField } from '../schemas/amounts.ts';
import { dateTimeField, optionalDateTimeField } from '../schemas/date-times.ts';
import {
  groupRow,
  ownEvent,
  paymentFields,
  placeStates,
  seenRefund,
  shownEvent,
} from '../schemas/events/own-events.ts';
import { checkRefundFields, refundFields } from '../schemas/events/refund-fields.ts';
import { basedOn, dateTime, idInput, messageReply } from '../schemas/fields.ts';
import { pageSchema } from '../schemas/paging.ts';
import { requiredError } from '../text/wording.ts';
import { ownEntry } from './event-waiting.ts';

/** States of the registration for an event, at the time of the reply. */
export const registrationStates = ['before', 'open', 'full', 'closed'] as const;
export type RegistrationState = (typeof registrationStates)[number];

const priceKind = z.enum(priceKinds);
const placePool = z.enum(placePools);

/** Amount of one kind of registration at the time of the reply, in whole rupiah. */
const price = z.object({
  kind: priceKind,
  amount: z.number().int(),
  /** Amount after `earlyUntil`; null if it is the same. */
  laterAmount: z.number().int().nullable(),
  /** True if the caller may register at it; for visitors, all prices without membership. */
  isAvailable: z.boolean(),
  /**
   * Dues in whole rupiah of a renewal that makes the price available to the caller, in one bill with it. Null if it
   * is available already, or if a renewal is not enough.
   */
  renewalFee: z.number().int().nullable(),
});
export type ShownPrice = z.output<typeof price>;

/** Share that a cancellation returns up to some days before the event. */
const refundStep = z.object({ daysBefore: z.number().int(), percent: z.number().int() });
const refundTable = z.array(refundStep).max(refundLimits.maxSteps);

/** The caller's own place. */
const ownPlace = z.object({
  state: z.enum(placeStates),
  price: z.object({ kind: priceKind, amount: z.number().int() }),
  /** When the place is released without a payment; null if it is not. */
  holdUntil: dateTime.nullable(),
  ...paymentFields,
  /** Institution whose coordinator ordered and pays the place; null for a place of one's own. */
  orderedBy: z.string().nullable(),
  /** Offer to another person; null without an open one. */
  transfer: z.object({ email: z.string(), expiresAt: dateTime }).nullable(),
});
export type OwnPlace = z.output<typeof ownPlace>;

/** Times are in UTC. */
export const openRegistration = z.object({
  state: z.enum(registrationStates),
  opensAt: dateTime,
  closesAt: dateTime,
  /** Places that the caller can get: those of members only with a member price. */
  places: z.number().int(),
  freePlaces: z.number().int(),
  /** The lowest first. */
  prices: z.array(price),
  /** End of the early prices; null without them, and when it is over. */
  earlyUntil: dateTime.nullable(),
  /** Whether people can wait for a place. */
  hasWaitingList: z.boolean(),
  /** Number of people on the waiting list. */
  waitingCount: z.number().int(),
  /** Whether an admin approves each registration. */
  needsApproval: z.boolean(),
  /** True if people without an account may register. */
  allowsGuests: z.boolean(),
  /** The earliest cancellation first; empty if nothing is returned. */
  refunds: refundTable,
  /** Null if the caller has no place. */
  own: ownPlace.nullable(),
  /** The caller's request, position on the waiting list, or offer; null without one. */
  ownEntry: ownEntry.nullable(),
});
export type EventRegistration = z.output<typeof openRegistration>;

const settings = z.object({
  opensAt: dateTime,
  closesAt: dateTime,
  places: z.number().int(),
  /** Places of each pool, which add up to `places`. */
  pools: z.record(placePool, z.number().int()),
  prices: z.partialRecord(
    priceKind,
    z.object({ amount: z.number().int(), early: z.number().int().nullable() }),
  ),
  earlyUntil: dateTime.nullable(),
  /** Hours in which a place must be paid. */
  holdHours: z.number().int(),
  hasWaitingList: z.boolean(),
  needsApproval: z.boolean(),
  allowsGuests: z.boolean(),
  refunds: refundTable,
  updatedAt: dateTime,
});

/** Registration for an event in the admin area. */
const registrationReply = z.object({
  event: z.object({
    _id: z.string(),
    title: z.string(),
    startDate: dateTime.nullable(),
    isCancelled: z.boolean(),
  }),
  /** Null before an admin opened the registration for the first time. */
  settings: settings.nullable(),
  reservedPlaces: z.number().int(),
  /** Reserved places of each pool. */
  reserved: z.record(placePool, z.number().int()),
  /** Number of people who wait for an approval, for a place, or with an offer. */
  waiting: z.record(z.enum(waitingStates), z.number().int()),
});
export type WrittenEventRegistration = z.output<typeof registrationReply>;

const participant = z.object({
  _id: z.string(),
  /** Null if the account was deleted meanwhile. */
  person: z
    .object({
      _id: z.string(),
      name: z.string(),
      email: z.string(),
      /** True for a person without an account. */
      isGuest: z.boolean(),
    })
    .nullable(),
  registeredAt: dateTime,
  state: z.enum(placeStates),
  price: z.object({ kind: priceKind, amount: z.number().int() }),
  /** Group that the place belongs to; null for a single place. */
  group: z
    .object({
      _id: z.string(),
      institution: z.string(),
      /** Whether the place has a name; otherwise the person is a placeholder. */
      isNamed: z.boolean(),
    })
    .nullable(),
  /** Answers to the questions of the registration, in their order. */
  answers: z.array(
    z.object({
      question: z.string(),
      value: z.string(),
      /** Id of a question that a file answers; null for others. */
      file: z.string().nullable(),
    }),
  ),
});
export type EventParticipant = z.output<typeof participant>;

/** Event for which a member waits or asked for approval. */
const awaitedEvent = ownEntry.extend({ _id: z.string(), event: ownEvent });
export type AwaitedEvent = z.output<typeof awaitedEvent>;

const ownRegistration = z.object({
  _id: z.string(),
  event: ownEvent,
  registeredAt: dateTime,
  state: z.enum(placeStates),
  /** When the place is released without a payment; null if it is not. */
  holdUntil: dateTime.nullable(),
  canCancel: z.boolean(),
  /** Institution whose coordinator ordered and pays the place; null for a place of one's own. */
  orderedBy: z.string().nullable(),
});
export type OwnEventRegistration = z.output<typeof ownRegistration>;

/** Place that the caller registered with the same address without the account. Its page needs no login. */
const ownGuestPlace = z.object({
  _id: z.string(),
  event: ownEvent,
  /** Path of its page, with the code of the mails. */
  path: z.string(),
});
export type OwnGuestPlace = z.output<typeof ownGuestPlace>;

const tooManyPlaces = `Paling banyak ${limits.eventPlaces} tempat.`;
const placesField = z.coerce
  .number(requiredError)
  .int('Tulis bilangan bulat.')
  .max(limits.eventPlaces, tooManyPlaces);

/** Places of a pool that an event can do without. */
const poolField = placesField.min(0, 'Tulis 0 atau lebih.').default(0);

const priceInvalid = {
  error: () =>
    `Tulis 0 untuk gratis, atau paling sedikit Rp ${eventPriceLimits.minPrice.toLocaleString('id-ID')}.`,
};

/** Whole rupiah as people write them; empty for a kind that cannot register. */
const priceField = optionalAmountField(priceInvalid, { min: 0 }).refine(
  (amount) => amount === undefined || amount === 0 || amount >= eventPriceLimits.minPrice,
  priceInvalid,
);

/** Fields of the form, by kind of price: the amount, and the early one. */
const priceFields = {
  institutionPrice: priceField,
  institutionEarly: priceField,
  memberPrice: priceField,
  memberEarly: priceField,
  studentPrice: priceField,
  studentEarly: priceField,
  publicPrice: priceField,
  publicEarly: priceField,
} satisfies Record<`${PriceKind}${'Price' | 'Early'}`, typeof priceField>;

/** Returns the places of each pool from the fields of the form. */
export const toPools = (
  input: Readonly<Record<(typeof poolFields)[PlacePool], number>>,
): Record<PlacePool, number> => ({
  general: input.places,
  members: input.memberPlaces,
  speakers: input.speakerPlaces,
  sponsors: input.sponsorPlaces,
});

const holdHours = z.coerce
  .number(requiredError)
  .int('Tulis bilangan bulat.')
  .min(1, 'Beri waktu paling sedikit satu jam.')
  .max(eventPriceLimits.maxHoldHours, `Paling lama ${eventPriceLimits.maxHoldHours} jam.`)
  .optional();

/** Fields with which a person chooses a price. */
export const registrationChoice = {
  /** Without it, the lowest price that the caller may have. */
  priceKind: priceKind.optional(),
  /** Amount on screen in whole rupiah, with the dues of a renewal. */
  seenAmount: z.coerce.number().int().optional(),
};

const adminRead = { method: 'GET', access: 'admin', duty: 'events', eventManagers: true } as const;

/** Registration of members for events (decision 0119). A place is a document, so that none is given twice. */
export const eventRegistrations = {
  /**
   * Returns the registration for an event that is public in any language; null without one. Throws `not-found`. The
   * title of the event is that of the current language, or the Indonesian one. Without a session, the places of
   * another instance can be five seconds old. A registration itself reads them again.
   */
  getEventRegistration: {
    method: 'GET',
    path: '/events/{id}/registration',
    access: 'anyone',
    instanceCacheSeconds: 5,
    // Reads event with its English texts, settings, free places of two pools, and the number of waiting people. With
    // a session, reads the caller, their registration with its bills and offer, their entry, and its position.
    reads: 15 + maxTransfers,
    input: idInput,
    reply: z.object({ registration: openRegistration.nullable(), event: shownEvent.optional() }),
  },
  /**
   * Gives the caller a place, and a bill if it has a price. Without a free place, the caller joins the waiting list;
   * an event with approval stores a request. An offered place is accepted, also after the registration is closed. A
   * repetition changes nothing. Throws `wrong-status` outside of the registration period, before required answers, and
   * for a member price without a membership that is valid on the day of the event. Throws `no-place-free` without a
   * waiting list, and `conflict` if the price is not the one on screen.
   */
  registerForEvent: {
    method: 'POST',
    path: '/events/{id}/registration',
    access: 'signed-in',
    limitsChanges: true,
    // Reads the session, the limit of changes, event with its English texts, settings, registration, entry,
    // questions and answers. Then at most three places twice for two pools, with the next waiting person, and the
    // bill with its reservation and three amounts.
    reads: 29,
    input: idInput.extend({
      ...registrationChoice,
      /** True for the price of a member with a renewal of the membership in the same bill. */
      withRenewal: z.boolean().optional(),
    }),
    reply: messageReply,
  },
  /**
   * Gives the place back, closes its unpaid bill, and opens the refund of a paid one. A repetition changes nothing.
   * Throws `wrong-status` after the event has begun and while a payment waits, and `conflict` if the refund is not
   * the one on screen.
   */
  cancelEventRegistration: {
    method: 'DELETE',
    path: '/events/{id}/registration',
    access: 'signed-in',
    limitsChanges: true,
    // Reads the session, the limit of changes, event, settings, registration, place, bill and answers.
    reads: 10 + 2 * maxTransfers,
    input: idInput.extend({ seenRefund }),
    reply: messageReply,
  },
  /** Returns the bill of the caller's place. Throws `not-found` without a place, and `wrong-status` without a price. */
  getOwnEventBill: {
    method: 'GET',
    path: '/events/{id}/registration/bill',
    access: 'signed-in',
    input: idInput,
    reply: bill,
  },
  /**
   * Stores a proof for the bill of the caller's place, or replaces one that waits. The place is then held until
   * the decision. Throws `not-found` without a place, and `wrong-status` for a paid one.
   */
  payForEvent: {
    method: 'PUT',
    path: '/events/{id}/registration/proof',
    access: 'signed-in',
    limitsChanges: true,
    idempotent: true,
    // Reads the session, the limit of changes, registration, bill and an earlier proof, then searches.
    reads: 8 + queryLimits.similarProofSearch,
    input: idInput,
    files: { paymentProof: paymentProofSlot },
    reply: messageReply,
  },
  /**
   * Lists the caller's registrations, waiting lists and requests for events that are not over, the next event first.
   * Coordinators also get the groups of their institution.
   */
  listOwnEventRegistrations: {
    method: 'GET',
    path: '/users/user/profile/events',
    access: 'signed-in',
    // Reads the session, and each registration and place of a guest with its event. Then each waiting list with its
    // event and the position, and each group with its event and the number of names. In English, also each title.
    reads:
      6 +
      3 * limits.ownEventRegistrations +
      3 * queryLimits.ownGuestPlaces +
      4 * limits.ownEventWaiting +
      4 * limits.ownEventGroups,
    input: z.object({}),
    reply: z.object({
      data: z.array(ownRegistration),
      waiting: z.array(awaitedEvent),
      groups: z.array(groupRow),
      /** Empty without a verified address. */
      guestPlaces: z.array(ownGuestPlace),
    }),
  },
  getWrittenEventRegistration: {
    ...adminRead,
    path: '/events/written/{id}/registration',
    // Reads the session, the event, its settings, the number of reserved places of each pool, and of waiting people in
    // each state.
    reads: 11,
    input: idInput,
    reply: registrationReply,
  },
  /**
   * Opens the registration, or changes its times and places. A save that lowers one pool and raises another moves
   * free places. Throws `invalid-input` for fewer places than are reserved and for the removal of a price that
   * participants have, `conflict` if another admin saved meanwhile.
   */
  saveEventRegistration: {
    method: 'PUT',
    path: '/events/written/{id}/registration',
    access: 'admin',
    duty: 'events',
    eventManagers: true,
    // Reads the session, the event, its settings, the participants of removed prices, and each place that leaves its
    // pool.
    reads: 6 + 2 * priceKinds.length + limits.eventPlaces,
    input: idInput
      .extend({
        opensAt: dateTimeField,
        closesAt: dateTimeField,
        /** Places of the pool `general`. */
        places: placesField.min(1, 'Sediakan paling sedikit satu tempat.'),
        memberPlaces: poolField,
        speakerPlaces: poolField,
        sponsorPlaces: poolField,
        ...priceFields,
        earlyUntil: optionalDateTimeField,
        holdHours,
        /** True if it is missing. */
        hasWaitingList: z.boolean().optional(),
        needsApproval: z.boolean().optional(),
        /** Applies only to prices without membership. */
        allowsGuests: z.boolean().default(true),
        ...refundFields,
        basedOn,
      })
      .superRefine(checkRefundFields)
      .refine(({ opensAt, closesAt }) => opensAt < closesAt, {
        message: 'Pendaftaran harus ditutup setelah dibuka.',
        path: ['closesAt'],
      })
      .refine((input) => sumOfPools(toPools(input)) <= limits.eventPlaces, {
        message: `${tooManyPlaces} Kurangi salah satu jumlah.`,
        path: ['places'],
      })
      .refine((input) => priceKinds.some((kind) => typeof input[`${kind}Price`] === 'number'), {
        message: 'Tulis paling sedikit satu harga. Tulis 0 bila gratis.',
        path: ['memberPrice'],
      }),
    reply: messageReply,
  },
  listEventParticipants: {
    ...adminRead,
    path: '/events/written/{id}/participants',
    // Reads the session, the event, its questions, the number of rows and the row before, and each registration
    // with its account and answers.
    reads: { base: 7, perRow: 3 },
    input: idInput.extend(pageSchema.shape),
    reply: z.object({
      data: z.array(participant),
      total: z.number().int(),
      page: z.number().int(),
      totalPages: z.number().int(),
    }),
  },
  /** Downloads the participants as CSV, in the order of their registration. */
  exportEventParticipants: {
    ...adminRead,
    path: '/events/written/{id}/participants/export',
    stepUp: true,
    reads: 7 + 3 * limits.eventPlaces,
    input: idInput,
    reply: fileReply,
  },
} as const satisfies Record<string, Endpoint>;
