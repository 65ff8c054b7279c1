import { isMemberKind, type PublicPool, publicPools } from 'contract/rules/events/pools';
import type { RefundTable } from 'contract/rules/events/refunds';
import { localizeReason } from 'contract/rules/known-reasons';
import type {
  EventRegistration,
  OwnEntry,
  OwnPlace,
  ShownPrice,
} from 'contract/schemas/events/registrations';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { bills } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { computeRefund, currentPercent, readPaidBills } from '#model/events/refunds/place-refund.ts';
import { countFreePlaces } from '#model/events/registration/places.ts';
import { acceptsGuests, listPrices } from '#model/events/registration/prices.ts';
import { type PublicEventWithSettings, periodAt } from '#model/events/registration/public-events.ts';
import {
  type EventRegistrationRecord,
  type EventSettingsRecord,
  eventRegistrations,
  eventWaiting,
  poolsOf,
  registrationId,
} from '#model/events/registration/records.ts';
import type { RegistrantData } from '#model/events/registration/registrants.ts';
import { countEntries, toOwnEntry } from '#model/events/registration/waiting-entries.ts';
import { findTransfer } from './transfers.ts';

/** Returns the pools whose places a caller can get at their prices. */
const findClaimablePools = (prices: readonly ShownPrice[]): readonly PublicPool[] =>
  prices.some(({ kind, isAvailable }) => isAvailable && isMemberKind(kind)) ? publicPools : ['general'];

interface ShownRegistration {
  readonly event: PublicEventWithSettings['event'];
  readonly settings: EventSettingsRecord;
  readonly prices: ShownPrice[];
  readonly claimable: readonly PublicPool[];
  readonly freePlaces: number;
  readonly waitingCount: number;
  readonly own: OwnPlace | null;
  readonly ownEntry: OwnEntry | null;
}

function toRegistrationReply({
  event,
  settings,
  prices,
  claimable,
  freePlaces,
  waitingCount,
  own,
  ownEntry,
}: ShownRegistration): EventRegistration {
  const { opensAt, closesAt, earlyUntil } = settings;
  const pools = poolsOf(settings);
  const period = event.data.cancelledAt ? 'closed' : periodAt(settings, event.data.endDate, clock.now());
  return {
    state: period === 'open' && freePlaces === 0 ? 'full' : period,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    places: claimable.reduce((sum, pool) => sum + pools[pool], 0),
    freePlaces,
    prices,
    earlyUntil: earlyUntil !== null && earlyUntil > clock.now() ? earlyUntil.toISOString() : null,
    hasWaitingList: settings.hasWaitingList ?? true,
    waitingCount,
    needsApproval: settings.needsApproval ?? false,
    allowsGuests: acceptsGuests(settings),
    refunds: toRefundsReply(settings.refunds),
    own,
    ownEntry,
  };
}

export const toRefundsReply = (table: RefundTable = []) =>
  table.map(({ daysBefore, percent }) => ({ daysBefore, percent }));

/** Adds bills, refund and transfer of a place. */
async function toOwnPlace(
  registration: Stored<EventRegistrationRecord> | undefined,
  { event, settings }: Pick<PublicEventWithSettings, 'event' | 'settings'>,
): Promise<OwnPlace | null> {
  if (registration === undefined) return null;
  const { state, priceKind, price, holdUntil, bill: code } = registration.data;
  const billed = code === null ? undefined : await bills.get(code);
  const bill = state === 'held' ? billed?.data : undefined;
  const percent = currentPercent(event.data, settings?.data);
  const [paidBills, transfer] = await Promise.all([
    readPaidBills(registration.data, billed),
    registration.data.offeredAt === undefined ? undefined : findTransfer(registration.id),
  ]);
  const refund = computeRefund(registration.data, paidBills, percent);
  return {
    state,
    price: { kind: priceKind, amount: price },
    holdUntil: holdUntil?.toISOString() ?? null,
    payment: code === null ? null : state === 'confirmed' ? 'paid' : toPaymentState(bill),
    rejectionReason: localizeReason(bill?.rejection ?? null),
    refund: refund === undefined ? null : { percent, amount: refund.amount },
    orderedBy: registration.data.group?.institution ?? null,
    transfer:
      transfer === undefined ? null : { email: transfer.email, expiresAt: transfer.expireAt.toISOString() },
  };
}

/** Returns the state of an unpaid bill. */
export function toPaymentState(bill: BillRecord | undefined): 'due' | 'waiting' | 'rejected' {
  if (bill?.waitingSince) return 'waiting';
  return typeof bill?.rejection === 'string' ? 'rejected' : 'due';
}

/** Person of a reply: a user, or a guest. */
interface Reader {
  readonly id: string;
  readonly data: RegistrantData;
}

/**
 * Returns the registration for an event with the place of its reader; null for an event without registration. Costs
 * the counts of places and waiting people, registration and entry, and the bill or the position.
 */
export async function readRegistrationReply(
  { event, settings }: PublicEventWithSettings,
  reader: Reader | undefined,
): Promise<EventRegistration | null> {
  if (settings === undefined) return null;
  const { id } = event;
  const prices = listPrices(settings.data, event.data.startDate, reader?.data);
  const claimable = findClaimablePools(prices);
  const ownId = reader && registrationId(id, reader.id);
  const [freePlaces, waitingCount, [registration, entry]] = await Promise.all([
    countFreePlaces(id, claimable),
    countEntries(id, 'waiting'),
    ownId === undefined ? [] : getBoth(eventRegistrations, ownId, eventWaiting, ownId),
  ]);
  const [own, ownEntry] = await Promise.all([
    toOwnPlace(registration, { event, settings }),
    entry === undefined ? null : toOwnEntry(entry.data),
  ]);
  const counts = { freePlaces, waitingCount };
  return toRegistrationReply({ event, settings: settings.data, prices, claimable, ...counts, own, ownEntry });
}
