import type { ParsedInput } from 'contract/endpoint';
import { ApiError, wrongStatus } from 'contract/errors';
import type { eventRegistrations } from 'contract/events/event-registrations';
import {
  canTransition,
  feeOf,
  isMemberOn,
  isPausedAt,
  isValidAt,
  paidPeriod,
} from 'contract/rules/membership';
import {
  type EventPrice,
  isEligible,
  openPriceKinds,
  type PriceKind,
  priceAt,
  priceKinds,
} from 'contract/rules/money/event-prices';
import type { ShownPrice } from 'contract/schemas/events/registrations';
import type { BilledEvent } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { t } from '#messages/replies.ts';
import type { EventSettingsRecord } from './records.ts';
import type { RegistrantData } from './registrants.ts';

/** Returns whether the membership is valid now and on the day of an event. */
function isMemberFor(user: RegistrantData, startsAt: Date): boolean {
  const now = clock.now();
  return isMemberOn(user, now) && isMemberOn(user, now > startsAt ? now : startsAt);
}

export interface Price {
  readonly kind: PriceKind;
  /** In whole rupiah, without the dues of a renewal. */
  readonly amount: number;
  /** Renewal in the same bill; missing without one. */
  readonly renewal?: NonNullable<BilledEvent['renewal']>;
}

/**
 * Returns the dues in whole rupiah of one year that makes a membership valid on the day of an event. Null if it is
 * valid already, or if one year is not enough. Null while a renewal waits, during a pause, and for seats, which
 * institutions pay.
 */
export function renewalFeeFor(user: RegistrantData, startsAt: Date): number | null {
  const { isActive, seat, validUntil } = user;
  if (validUntil === null || seat || !canTransition('requestRenew', isActive)) return null;
  if (isMemberFor(user, startsAt)) return null;
  if (isPausedAt(user, clock.now()) || isPausedAt(user, startsAt)) return null;
  return isValidAt(paidPeriod(clock.now(), validUntil).until, startsAt) ? feeOf(seat) : null;
}

type PriceSettings = Pick<EventSettingsRecord, 'prices' | 'earlyUntil'>;

const pricesOf = ({ prices }: PriceSettings) =>
  priceKinds.flatMap((kind) => {
    const price = prices[kind];
    return price === undefined ? [] : [{ kind, price }];
  });

const lowestFirst = (one: ShownPrice, other: ShownPrice): number => one.amount - other.amount;

/** Returns the prices for a caller, the lowest first. Visitors have no membership. */
export function listPrices(
  settings: PriceSettings,
  startsAt: Date,
  user: RegistrantData | undefined,
): ShownPrice[] {
  const now = clock.now();
  const registrant = {
    isMember: user !== undefined && isMemberFor(user, startsAt),
    hasSeat: Boolean(user?.seat),
  };
  const toLaterAmount = (price: EventPrice, amount: number) =>
    price.amount === amount ? null : price.amount;
  return pricesOf(settings)
    .map(({ kind, price }) => {
      const amount = priceAt(price, settings.earlyUntil, now);
      const laterAmount = toLaterAmount(price, amount);
      // A free place needs no bill, and the price must stay above the unique code.
      const needsBill = user !== undefined && kind === 'member' && amount > 0;
      const renewalFee = needsBill ? renewalFeeFor(user, startsAt) : null;
      return { kind, amount, laterAmount, isAvailable: isEligible(kind, registrant), renewalFee };
    })
    .sort(lowestFirst);
}

/** Returns whether people without an account may register: they never have a member price. */
export const acceptsGuests = ({
  prices,
  allowsGuests = true,
}: Pick<EventSettingsRecord, 'prices' | 'allowsGuests'>): boolean =>
  allowsGuests && openPriceKinds.some((kind) => prices[kind] !== undefined);

export type PriceChoice = Omit<ParsedInput<typeof eventRegistrations.registerForEvent>, 'id'>;

/**
 * Returns the price of a person, by default the lowest one; undefined without one that the person may have. With a
 * renewal, returns the member price that needs one.
 */
export function findPrice(
  settings: PriceSettings,
  startsAt: Date,
  user: RegistrantData,
  { priceKind, withRenewal = false }: Omit<PriceChoice, 'seenAmount'>,
): Price | undefined {
  const prices = listPrices(settings, startsAt, user);
  const available = withRenewal
    ? prices.filter(({ renewalFee }) => renewalFee !== null)
    : prices.filter(({ isAvailable }) => isAvailable);
  const price = priceKind === undefined ? available[0] : available.find(({ kind }) => kind === priceKind);
  if (price === undefined) return undefined;
  const { kind, amount, renewalFee } = price;
  return {
    kind,
    amount,
    ...(withRenewal && renewalFee !== null ? { renewal: { years: 1, fee: renewalFee } } : {}),
  };
}

/** Returns the amount of a bill in whole rupiah: the price and the dues of a renewal. */
export const feeOfPrice = ({ amount, renewal }: Price): number => amount + (renewal?.fee ?? 0);

/**
 * Returns the chosen price of a person. Throws `wrong-status` without a price that the person may have, and
 * `conflict` if the amount is not the one on screen.
 */
export function choosePrice(
  settings: PriceSettings,
  startsAt: Date,
  user: RegistrantData,
  choice: PriceChoice,
): Price {
  const price = findPrice(settings, startsAt, user, choice);
  if (price === undefined) throw wrongStatus(t.membershipUntilEvent);
  if (choice.seenAmount !== undefined && choice.seenAmount !== feeOfPrice(price))
    throw new ApiError('conflict', { message: t.priceChanged });
  return price;
}
