import * as z from 'zod';
import { type PlacePool, placePools, type poolFields, sumOfPools } from '../../rules/events/pools.ts';
import { refundLimits } from '../../rules/events/refunds.ts';
import { waitingStates } from '../../rules/events/waiting.ts';
import { limits } from '../../rules/limits.ts';
import { eventPriceLimits, type PriceKind, priceKinds } from '../../rules/money/event-prices.ts';
import { requiredError } from '../../text/wording.ts';
import { optionalAmountField } from '../amounts.ts';
import { dateTimeField, optionalDateTimeField } from '../date-times.ts';
import { basedOn, dateTime, idInput } from '../fields.ts';
import { namedEvent, namedPerson } from './event-admins.ts';
import { ownEvent, paymentFields, placeStates } from './own-events.ts';
import { checkRefundFields, refundFields } from './refund-fields.ts';

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
  /** Transfer to another person; null without an open one. */
  transfer: z.object({ email: z.string(), expiresAt: dateTime }).nullable(),
});
export type OwnPlace = z.output<typeof ownPlace>;

/** The caller's request, position on the waiting list, or offer. */
export const ownEntry = z.object({
  state: z.enum(waitingStates),
  /** Position on the waiting list; null for a request and an offer. */
  position: z.number().int().nullable(),
  /** When the offer ends; null without one. */
  offerUntil: dateTime.nullable(),
});
export type OwnEntry = z.output<typeof ownEntry>;

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

export const registrationSettings = z.object({
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
export const registrationReply = z.object({
  event: namedEvent.extend({ startDate: dateTime.nullable(), isCancelled: z.boolean() }),
  /** Null before an admin opened the registration for the first time. */
  settings: registrationSettings.nullable(),
  reservedPlaces: z.number().int(),
  /** Reserved places of each pool. */
  reserved: z.record(placePool, z.number().int()),
  /** Number of people who wait for an approval, for a place, or with an offer. */
  waiting: z.record(z.enum(waitingStates), z.number().int()),
});
export type WrittenEventRegistration = z.output<typeof registrationReply>;

/** Person of a place. `isGuest` is true for a person without an account. */
export const placePerson = namedPerson.extend({ isGuest: z.boolean() });

export const participant = z.object({
  _id: z.string(),
  /** Null if the account was deleted meanwhile. */
  person: placePerson.nullable(),
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
export const awaitedEvent = ownEntry.extend({ _id: z.string(), event: ownEvent });
export type AwaitedEvent = z.output<typeof awaitedEvent>;

export const ownRegistration = z.object({
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
export const ownGuestPlace = z.object({
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

/** Settings of a registration, as the form sends them. */
export const settingsInput = idInput
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
  });
