import { ApiError } from 'contract/errors';
import type { ShownPrice } from 'contract/event-registrations';
import { isValidAt, type MembershipStatus } from 'contract/rules/membership';
import {
  type EventPrice,
  isEligible,
  type PriceKind,
  priceAt,
  priceKinds,
} from 'contract/rules/money/event-prices';
import { clock } from '#data/clock.ts';
import type { UserRecord } from '#data/records.ts';
import type { EventSettingsRecord } from './records.ts';
import type { RegistrantData } from './registrants.ts';

const membersWithEnd: readonly MembershipStatus[] = ['active', 'RequestRenew', 'rejectedByAdmin'];

/** Returns whether a membership is valid on a day. A membership without an end, such as an admin's, is. */
export const isMemberOn = (
  { isActive, validUntil }: Pick<UserRecord, 'isActive' | 'validUntil'>,
  day: Date,
): boolean =>
  validUntil === null
    ? isActive === 'active'
    : membersWithEnd.includes(isActive) && isValidAt(validUntil, day);

/** Returns whether the membership is valid now and on the day of an event. */
function isMemberFor(user: RegistrantData, startsAt: Date): boolean {
  const now = clock.now();
  return isMemberOn(user, now) && isMemberOn(user, now > startsAt ? now : startsAt);
}

export interface Price {
  readonly kind: PriceKind;
  /** In whole rupiah. */
  readonly amount: number;
}

type Offer = Pick<EventSettingsRecord, 'prices' | 'earlyUntil'>;

const pricesOf = ({ prices }: Offer) =>
  priceKinds.flatMap((kind) => {
    const price = prices[kind];
    return price === undefined ? [] : [{ kind, price }];
  });

const lowestFirst = (one: Price, other: Price): number => one.amount - other.amount;

/** Returns the prices for a caller, the lowest first. Visitors have no membership. */
export function listPrices(offer: Offer, startsAt: Date, user: RegistrantData | undefined): ShownPrice[] {
  const now = clock.now();
  const registrant = {
    isMember: user !== undefined && isMemberFor(user, startsAt),
    hasSeat: Boolean(user?.seat),
  };
  const toLaterAmount = (price: EventPrice, amount: number) =>
    price.amount === amount ? null : price.amount;
  return pricesOf(offer)
    .map(({ kind, price }) => {
      const amount = priceAt(price, offer.earlyUntil, now);
      const laterAmount = toLaterAmount(price, amount);
      return { kind, amount, laterAmount, isAvailable: isEligible(kind, registrant) };
    })
    .sort(lowestFirst);
}

export const membershipRefusal =
  'Keanggotaan Anda harus berlaku sampai hari acara. Perpanjang keanggotaan Anda dulu, lalu daftar lagi.';

interface Choice {
  /** Undefined for the lowest available price. */
  readonly priceKind?: PriceKind | undefined;
  /** Amount on screen in whole rupiah. */
  readonly seenAmount?: number | undefined;
}

/**
 * Returns the chosen price of a person. Throws `wrong-status` without a price that the person may have, and
 * `conflict` if the amount is not the one on screen.
 */
export function choosePrice(
  offer: Offer,
  startsAt: Date,
  user: RegistrantData,
  { priceKind, seenAmount }: Choice,
): Price {
  const available = listPrices(offer, startsAt, user).filter(({ isAvailable }) => isAvailable);
  const price = priceKind === undefined ? available[0] : available.find(({ kind }) => kind === priceKind);
  if (price === undefined) throw new ApiError('wrong-status', { message: membershipRefusal });
  if (seenAmount !== undefined && seenAmount !== price.amount)
    throw new ApiError('conflict', {
      message: 'Harganya berubah. Muat ulang halaman ini, lalu periksa lagi.',
    });
  return { kind: price.kind, amount: price.amount };
}
