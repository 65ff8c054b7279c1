import { ApiError, wrongStatus } from 'contract/errors';
import { poolsFor } from 'contract/rules/events/pools';
import type { Batch } from '#data/batch.ts';
import type { BilledEvent, BilledGroup } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { addGroupPlaces, findLatePlaces } from '#model/events/groups/group-places.ts';
import { toGroupFacts } from '#model/events/groups/order-group.ts';
import { eventGroups, findGroupPlaces, type GroupPlace } from '#model/events/groups/records.ts';
import { toEventFacts } from '#model/events/registration/event-facts.ts';
import { withPeople } from '#model/events/registration/participants.ts';
import {
  type PublicEvent,
  readPublicEvent,
  requireTakesPlace,
} from '#model/events/registration/public-events.ts';
import { eventRegistrations, toConfirmed } from '#model/events/registration/records.ts';
import { addRegistration, findPlaceFor } from '#model/events/registration/register.ts';
import { type Registrant, toRecipient } from '#model/events/registration/registrants.ts';
import type { MoneyUse } from './add-event-payment.ts';
import type { EventBill } from './pay-for-event.ts';

/**
 * Confirms the place or the group of a bill, with a mail. A released one needs free places. Throws `no-place-free`;
 * `wrong-status`.
 */
export const addPaidPlace: MoneyUse['add'] = async (batch, bill, user, payment) => {
  if (isOfGroup(bill)) return confirmGroup(batch, bill, user, payment);
  const facts = await confirmPlace(batch, bill, user);
  queueMail(batch, 'event-registered', toRecipient(user), { ...facts, payment });
};

/** Confirms the place of a bill, or takes a free one. */
async function confirmPlace(batch: Batch, bill: EventBill, user: Registrant) {
  const { event: billed, fee } = bill.data;
  const [registration, { event }] = await Promise.all([
    eventRegistrations.get(billed.registration),
    readPublicEvent(billed.id),
  ]);
  if (registration?.data.bill === bill.id) {
    batch.update(eventRegistrations, registration.id, toConfirmed(), registration.version);
  } else {
    if (registration !== undefined)
      throw wrongStatus('Orang ini sudah memiliki tempat dengan tagihan lain. Kembalikan uangnya.');
    requireTakesPlace(event);
    if (billed.isDifference)
      throw new ApiError('no-place-free', {
        message: 'Selisih harga ini datang setelah tempatnya dilepas. Terima uangnya, lalu kembalikan.',
      });
    const price = { kind: billed.price, amount: fee - (billed.renewal?.fee ?? 0) };
    const { place, entry } = await findPlaceFor(event.id, user.id, poolsFor(price.kind));
    addRegistration(batch, { event, user, price, bill, holdUntil: null }, place, entry);
  }
  return toEventFacts(event);
}

type GroupBill = EventBill & { readonly data: { readonly event: BilledEvent & { group: BilledGroup } } };

const isOfGroup = (bill: EventBill): bill is GroupBill => bill.data.event.group !== undefined;

/**
 * Confirms all places of a group. Late money takes the same number of free ones. The coordinator and each named person
 * get a mail. Throws `no-place-free`.
 */
async function confirmGroup(
  batch: Batch,
  bill: GroupBill,
  coordinator: Registrant,
  payment: string,
): Promise<void> {
  const { id: eventId, registration: id, group: billed } = bill.data.event;
  const [group, { event }] = await Promise.all([eventGroups.get(id), readPublicEvent(eventId)]);
  if (group !== undefined && group.data.bill !== bill.id)
    throw wrongStatus('Institusi ini sudah memiliki rombongan dengan tagihan lain. Kembalikan uangnya.');
  if (group === undefined) await takeLatePlaces(batch, bill, event);
  else {
    batch.update(eventGroups, id, { state: 'confirmed', holdUntil: null, remindAt: null }, group.version);
    await confirmPlaces(batch, await findGroupPlaces(id), event);
  }
  queueMail(batch, 'event-group-confirmed', toRecipient(coordinator), {
    ...toEventFacts(event),
    payment,
    ...toGroupFacts(id, billed),
  });
}

/** Confirms places, with a mail to each named person. */
async function confirmPlaces(batch: Batch, places: readonly GroupPlace[], event: PublicEvent): Promise<void> {
  for (const { registration, person } of await withPeople(places)) {
    batch.update(eventRegistrations, registration.id, toConfirmed(), registration.version);
    if (person === undefined || registration.data.group?.isNamed !== true) continue;
    const orderedBy = registration.data.group.institution;
    queueMail(batch, 'event-registered', toRecipient(person), { ...toEventFacts(event), orderedBy });
  }
}

/** Takes the places of a group that was released, all without a name. Throws `no-place-free`. */
async function takeLatePlaces(batch: Batch, { id: code, data }: GroupBill, event: PublicEvent) {
  const { registration: id, group: billed } = data.event;
  requireTakesPlace(event);
  const places = await findLatePlaces(event.id, billed.lines);
  batch.create(eventGroups, id, {
    event: event.id,
    institution: data.institutionId ?? '',
    institutionName: billed.institution,
    coordinator: data.userId ?? '',
    lines: billed.lines,
    state: 'confirmed',
    bill: code,
    holdUntil: null,
    remindAt: null,
    orderedAt: clock.now(),
    eventEndsAt: event.data.endDate,
  });
  addGroupPlaces(batch, { event, id, billed, state: 'confirmed', places });
}
