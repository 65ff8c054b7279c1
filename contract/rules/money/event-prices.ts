import { textMap } from '../../text/language/text-map.ts';
import { t } from '../../text/messages/labels.ts';
/** Kinds of prices, the lowest usual price first. A student states to be one, and shows the card at the door. */
export const priceKinds = ['institution', 'member', 'student', 'public'] as const;
export type PriceKind = (typeof priceKinds)[number];

export const priceLabels: Readonly<Record<PriceKind, string>> = textMap({
  institution: () => t.priceInstitution,
  member: () => t.priceMember,
  student: () => t.priceStudent,
  public: () => t.pricePublic,
});

/** Kinds for which no membership is needed. */
export const openPriceKinds: readonly PriceKind[] = ['student', 'public'];

/** In whole rupiah; 0 is free. */
export interface EventPrice {
  readonly amount: number;
  /** Amount until `earlyUntil`; null without one. */
  readonly early: number | null;
}

/** A missing kind cannot register. */
export type EventPrices = Readonly<Partial<Record<PriceKind, EventPrice>>>;

/** `minPrice`: a unique code of up to 999 rupiah must stay a small part of a price. */
export const eventPriceLimits = { minPrice: 10_000, maxHoldHours: 168, defaultHoldHours: 48 } as const;

/** Returns the amount at a time, in whole rupiah. */
export const priceAt = ({ amount, early }: EventPrice, earlyUntil: Date | null, now: Date): number =>
  early !== null && earlyUntil !== null && now < earlyUntil ? early : amount;

interface Registrant {
  /** True if the membership is valid now and on the day of the event. */
  readonly isMember: boolean;
  /** True for a member in the seat of an institution. */
  readonly hasSeat: boolean;
}

/** Returns whether a person may register at a kind of price. */
export const isEligible = (kind: PriceKind, { isMember, hasSeat }: Registrant): boolean =>
  kind === 'institution' ? isMember && hasSeat : kind !== 'member' || isMember;

const hourMs = 3_600_000;
/** Asia/Jakarta has no daylight saving time. */
const jakartaOffsetMs = 7 * hourMs;
const [nightFrom, nightUntil] = [21, 7] as const;

const jakartaHour = (at: Date): number => new Date(at.getTime() + jakartaOffsetMs).getUTCHours();

/** Returns whether it is between 21:00 and 07:00 in Jakarta, when no hold ends. */
export const isNight = (at: Date): boolean => jakartaHour(at) >= nightFrom || jakartaHour(at) < nightUntil;

const reminderHours = 24;
/** Shorter holds have no reminder. */
const minRemindedHours = 30;

/** Returns the time of the reminder of a hold; null for a short one. */
export function unpaidReminderAt(from: Date, holdUntil: Date): Date | null {
  if (holdUntil.getTime() - from.getTime() < minRemindedHours * hourMs) return null;
  return new Date(holdUntil.getTime() - reminderHours * hourMs);
}

/** Returns the end of a hold. `hours` is its length. An end in the night moves to 07:00 in Jakarta. */
export function holdEnd(from: Date, hours: number): Date {
  const end = new Date(from.getTime() + hours * hourMs);
  if (!isNight(end)) return end;
  const local = new Date(end.getTime() + jakartaOffsetMs);
  const morning = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), nightUntil);
  const isEvening = jakartaHour(end) >= nightFrom;
  return new Date(morning + (isEvening ? 24 * hourMs : 0) - jakartaOffsetMs);
}
