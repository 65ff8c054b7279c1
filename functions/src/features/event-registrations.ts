import {
  type EventParticipant,
  type EventRegistration,
  type OwnPlace,
  type ShownPrice,
  type eventRegistrations as table,
  toPools,
} from 'contract/event-registrations';
import {
  isMemberKind,
  type PoolSizes,
  type PublicPool,
  placePools,
  publicPools,
  sumOfPools,
} from 'contract/rules/events/pools';
import {
  type EventPrices,
  eventPriceLimits,
  type PriceKind,
  priceKinds,
} from 'contract/rules/money/event-prices';
import { indonesianDateTime } from 'contract/text/dates';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bills, events } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { payForEvent, readPayablePlace } from '#model/event-payments/proof-upload.ts';
import {
  exportParticipants,
  listParticipants,
  type ParticipantWithAnswers,
} from '#model/event-registrations/participants.ts';
import { countFreePlaces, countReservedPlaces } from '#model/event-registrations/places.ts';
import { listPrices } from '#model/event-registrations/prices.ts';
import { eventQuestions, type QuestionRecord } from '#model/event-registrations/questions.ts';
import {
  type EventRegistrationRecord,
  type EventSettingsRecord,
  poolsOf,
  eventRegistrations as records,
  registrationId,
} from '#model/event-registrations/records.ts';
import {
  cancel,
  findOwnRegistrations,
  type PublicEventWithSettings,
  periodAt,
  readPublicEvent,
  register,
} from '#model/event-registrations/registering.ts';
import { readEventWithSettings, saveSettings } from '#model/event-registrations/settings.ts';
import { createBillReply } from '#model/feeds/bill-replies.ts';
import { readProof } from '#model/payments/proofs.ts';

/** Returns the pools whose places a caller can get at their prices. */
const findClaimablePools = (prices: readonly ShownPrice[]): readonly PublicPool[] =>
  prices.some(({ kind, isAvailable }) => isAvailable && isMemberKind(kind)) ? publicPools : ['general'];

interface ShownRegistration {
  readonly event: PublicEventWithSettings['event'];
  readonly settings: EventSettingsRecord;
  readonly prices: ShownPrice[];
  readonly claimable: readonly PublicPool[];
  readonly freePlaces: number;
  readonly own: OwnPlace | null;
}

function toRegistrationReply({
  event,
  settings,
  prices,
  claimable,
  freePlaces,
  own,
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
    own,
  };
}

/** Reads the bill of a held place. Costs at most a read. */
async function toOwnPlace(
  registration: Stored<EventRegistrationRecord> | undefined,
): Promise<OwnPlace | null> {
  if (registration === undefined) return null;
  const { state, priceKind, price, holdUntil, bill: code } = registration.data;
  const bill = state === 'held' && code !== null ? (await bills.get(code))?.data : undefined;
  return {
    state,
    price: { kind: priceKind, amount: price },
    holdUntil: holdUntil?.toISOString() ?? null,
    payment: code === null ? null : state === 'confirmed' ? 'paid' : toPaymentState(bill),
    rejectionReason: bill?.rejection ?? null,
  };
}

function toPaymentState(bill: BillRecord | undefined): 'due' | 'waiting' | 'rejected' {
  if (bill?.waitingSince) return 'waiting';
  return typeof bill?.rejection === 'string' ? 'rejected' : 'due';
}

const toParticipant = (
  { registration, person, values }: ParticipantWithAnswers,
  questions: readonly QuestionRecord[],
): EventParticipant => ({
  _id: registration.id,
  person:
    person === undefined
      ? null
      : { _id: person.id, name: person.data.name, email: person.data.email, isGuest: person.isGuest },
  registeredAt: registration.data.registeredAt.toISOString(),
  state: registration.data.state,
  price: { kind: registration.data.priceKind, amount: registration.data.price },
  answers: questions.flatMap(({ id, text }) => {
    const value = values[id];
    return value === undefined ? [] : [{ question: text, value }];
  }),
});

type PriceInput = Partial<Record<`${PriceKind}${'Price' | 'Early'}`, number | undefined>>;

/** Returns the prices of a form. A kind without an amount cannot register. */
const toPrices = (input: PriceInput): EventPrices =>
  Object.fromEntries(
    priceKinds.flatMap((kind) => {
      const [amount, early] = [input[`${kind}Price`], input[`${kind}Early`]];
      return typeof amount === 'number' ? [[kind, { amount, early: early ?? null }]] : [];
    }),
  );

const toPricesReply = (prices: EventPrices) =>
  Object.fromEntries(priceKinds.flatMap((kind) => (prices[kind] ? [[kind, { ...prices[kind] }]] : [])));

export const eventRegistrations: Handlers<typeof table> = {
  async getEventRegistration({ id }, _caller, request) {
    const [{ event, settings }, caller] = await Promise.all([readPublicEvent(id), request.identify()]);
    if (settings === undefined) return { registration: null };
    const prices = listPrices(settings.data, event.data.startDate, caller?.user.data);
    const claimable = findClaimablePools(prices);
    const [freePlaces, registration] = await Promise.all([
      countFreePlaces(id, claimable),
      caller && records.get(registrationId(id, caller.user.id)),
    ]);
    const own = await toOwnPlace(registration);
    const shown = { event, settings: settings.data, prices, claimable, freePlaces, own };
    return { registration: toRegistrationReply(shown) };
  },

  async registerForEvent({ id, ...choice }, { user }) {
    const { holdUntil, state } = await register(id, user, choice);
    const until = holdUntil === null ? '' : ` sampai ${indonesianDateTime(holdUntil)} WIB`;
    return {
      message: state === 'held' ? `Tempat Anda ditahan${until}. Bayar sebelum itu.` : 'Anda terdaftar.',
    };
  },

  async cancelEventRegistration({ id }, { user }) {
    await cancel(id, user);
    return { message: 'Pendaftaran dibatalkan.' };
  },

  async getOwnEventBill({ id }, { user }) {
    return createBillReply((await readPayablePlace(id, user.id)).bill);
  },

  async payForEvent({ id, paymentProof }, { user }, { storeReply }) {
    await readPayablePlace(id, user.id);
    const proof = await readProof(paymentProof.bytes);
    const reply = { message: 'Bukti pembayaran dikirim. Tempat Anda ditahan sampai kami memeriksanya.' };
    await payForEvent(id, user, proof, (batch) => storeReply(batch, reply));
    return reply;
  },

  async listOwnEventRegistrations(_input, { user }) {
    const own = await findOwnRegistrations(user.id);
    const found = await events.getMany(own.map(({ data }) => data.event));
    const byId = new Map(found.map((event) => [event.id, event.data]));
    const rows = own.flatMap(({ id, data: { event: eventId, registeredAt, state, bill, holdUntil } }) => {
      const event = byId.get(eventId);
      // A member sees no event that was withdrawn or deleted.
      if (!event?.startDate || !event.endDate) return [];
      const { title, location, startDate, endDate } = event;
      return [
        {
          _id: id,
          event: {
            _id: eventId,
            title,
            location,
            startDate: startDate.toISOString(),
            endDate: endDate.toISOString(),
            isCancelled: Boolean(event.cancelledAt),
          },
          registeredAt: registeredAt.toISOString(),
          state,
          holdUntil: holdUntil?.toISOString() ?? null,
          // A payment waits for its decision, and a paid place is cancelled by an admin.
          canCancel: startDate > clock.now() && (bill === null || holdUntil !== null),
        },
      ];
    });
    return { data: rows.sort((a, b) => a.event.startDate.localeCompare(b.event.startDate)) };
  },

  async getWrittenEventRegistration({ id }) {
    const [{ event, settings }, counts] = await Promise.all([
      readEventWithSettings(id),
      Promise.all(placePools.map((pool) => countReservedPlaces(id, pool))),
    ]);
    const reserved = Object.fromEntries(
      placePools.map((pool, index) => [pool, counts[index] ?? 0]),
    ) as PoolSizes;
    return {
      event: {
        _id: event.id,
        title: event.data.title,
        startDate: event.data.startDate?.toISOString() ?? null,
        isCancelled: Boolean(event.data.cancelledAt),
      },
      settings:
        settings === undefined
          ? null
          : {
              opensAt: settings.data.opensAt.toISOString(),
              closesAt: settings.data.closesAt.toISOString(),
              places: settings.data.places,
              pools: { ...poolsOf(settings.data) },
              prices: toPricesReply(settings.data.prices),
              earlyUntil: settings.data.earlyUntil?.toISOString() ?? null,
              holdHours: settings.data.holdHours,
              updatedAt: settings.data.updatedAt.toISOString(),
            },
      reservedPlaces: sumOfPools(reserved),
      reserved: { ...reserved },
    };
  },

  async saveEventRegistration({ id, basedOn, ...input }, { user }) {
    const { opensAt, closesAt, earlyUntil = null } = input;
    const { defaultHoldHours } = eventPriceLimits;
    const { holdHours = defaultHoldHours } = input;
    const [prices, pools] = [toPrices(input), toPools(input)];
    const settings = { opensAt, closesAt, pools, prices, earlyUntil, holdHours };
    await saveSettings(id, settings, basedOn, actorOf(user));
    return { message: 'Pendaftaran disimpan.' };
  },

  async listEventParticipants({ id, ...page }) {
    const [{ participants, totals, ...list }, questions] = await Promise.all([
      listParticipants(id, page),
      eventQuestions.get(id),
    ]);
    const asked = questions?.data.questions ?? [];
    const data = participants.map((participant) => toParticipant(participant, asked));
    return { data, total: totals.total, ...list };
  },

  async exportEventParticipants({ id }, { user }) {
    const event = await events.getOrThrow(id);
    return exportParticipants({ id, name: event.data.title }, actorOf(user));
  },
};
