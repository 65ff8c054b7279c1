/**
 * Measures a registration with its cancellation, and the check-in list of 2,000 people, compared with the SDK alone.
 */
import { toDateTimeInput } from 'contract/text/dates';
import { FieldPath } from 'firebase-admin/firestore';
import { users } from '../../functions/src/data/collections.ts';
import { firestore } from '../../functions/src/data/firebase.ts';
import { newId } from '../../functions/src/data/ids.ts';
import { readParticipants } from '../../functions/src/model/events/check-ins/check-in-list.ts';
import { cancelOwnPlace } from '../../functions/src/model/events/refunds/cancel-place.ts';
import {
  type EventRegistrationRecord,
  eventRegistrations,
  registrationId,
} from '../../functions/src/model/events/registration/records.ts';
import { register } from '../../functions/src/model/events/registration/register.ts';
import { makeEvent } from '../support/factories/content.ts';
import { storeRows } from '../support/factories/many-rows.ts';
import { makeAdmin, makeMember } from '../support/factories/people.ts';
import { inProcess } from '../support/suite/client.ts';
import { inDays } from '../support/suite/time.ts';
import { compareTimes } from './compare.ts';
import { ms, ratioRow, reportRow } from './report.ts';

/** Maximum ratio of a registration to its reads and writes alone. */
const maxRatio = 1.3;
const maxListMs = 2000;
const people = 2000;

const database = await firestore();
const admin = await makeAdmin();
const member = await makeMember({ status: 'active', record: { validUntil: inDays(300) } });

const makeFutureEvent = () =>
  makeEvent({ title: 'Lokakarya', startDate: inDays(10), endDate: inDays(11), createdAt: inDays(-1) });

async function openEvent(): Promise<string> {
  const { id } = await makeFutureEvent();
  const [opensAt, closesAt] = [toDateTimeInput(inDays(-1)), toDateTimeInput(inDays(9))];
  await inProcess(admin).ok('saveEventRegistration', {
    id,
    opensAt,
    closesAt,
    places: '300',
    memberPrice: '0',
  });
  return id;
}

const event = await openEvent();
const user = await users.getOrThrow(member.id);

/** Registers and cancels with the reads and writes alone. */
async function registerBare(): Promise<void> {
  const at = (collection: string, id: string) => database.collection(collection).doc(id);
  const id = registrationId(event, 'bench');
  await Promise.all([
    database.getAll(at('events', event), at('eventSettings', event)),
    database.getAll(at('eventRegistrations', id), at('eventWaiting', id)),
  ]);
  const places = database.collection('eventPlaces').where('event', '==', event).where('isFree', '==', true);
  const [, found] = await Promise.all([
    database.getAll(at('eventQuestions', event), at('eventAnswers', id)),
    places
      .orderBy('position')
      .startAt(Math.random() / 2)
      .limit(3)
      .get(),
  ]);
  const waiting = database.collection('eventWaiting').where('event', '==', event);
  const inOrder = waiting.where('state', '==', 'waiting').orderBy('queueKey').limit(1);
  await inOrder.get();
  const [place] = found.docs;
  if (place === undefined) throw new Error('There is no free place.');
  const entry = { at: new Date(), actorId: 'bench', action: 'bench', targetId: event, people: ['bench'] };
  const record = { ...place.data(), event, user: 'bench', place: place.id, registeredAt: new Date() };
  const reserving = database.batch();
  reserving.update(place.ref, { isFree: false, registration: id }, { lastUpdateTime: place.updateTime });
  reserving.create(at('eventRegistrations', id), record);
  reserving.create(at('benchAudit', newId()), entry);
  reserving.create(at('benchOutbox', newId()), { ...entry, data: record });
  await reserving.commit();

  await database.getAll(at('events', event), at('eventSettings', event), at('eventRegistrations', id));
  const [reserved] = await database.getAll(place.ref, at('eventAnswers', id));
  if (reserved?.updateTime === undefined) throw new Error('The place is missing.');
  const freeing = database.batch();
  freeing.delete(at('eventRegistrations', id));
  freeing.update(place.ref, { isFree: true, registration: null }, { lastUpdateTime: reserved.updateTime });
  freeing.create(at('benchAudit', newId()), entry);
  await freeing.commit();
  await inOrder.get();
}

async function registerOurs(): Promise<void> {
  await register(event, user);
  await cancelOwnPlace(event, user, undefined);
}

const registration = await compareTimes(registerOurs, registerBare);
reportRow(
  ratioRow(
    'registration for an event and its cancellation',
    ms(registration.ours),
    `SDK alone ${ms(registration.bare)}`,
    registration.ratio,
    maxRatio,
  ),
);

/** Stores the registrations of 2,000 accounts for another event. */
async function fillEvent(): Promise<string> {
  const { id } = await makeFutureEvent();
  const { data } = user;
  const personOf = (index: number) => `row${String(index).padStart(5, '0')}`;
  await storeRows(users, people, (index) => ({ ...data, name: `Peserta ${index}`, memberNumber: null }));
  await storeRows<EventRegistrationRecord>(eventRegistrations, people, (index) => ({
    event: id,
    user: personOf(index),
    state: 'confirmed',
    registeredAt: new Date(Date.now() - index * 1000),
    ticketCode: String(index).padStart(16, '0'),
    price: 0,
    priceKind: 'member',
  }));
  return id;
}

const full = await fillEvent();

async function listBare(): Promise<void> {
  const found = await database
    .collection('eventRegistrations')
    .where('event', '==', full)
    .orderBy('registeredAt')
    .limit(people)
    .get();
  const references = found.docs.map((row) => database.collection('users').doc(row.get('user')));
  await database.getAll(...references, {
    fieldMask: ['name', 'email', 'memberNumber', new FieldPath('seat')],
  });
}

const list = await compareTimes(() => readParticipants(full), listBare);
reportRow({
  what: `check-in list of ${people} people`,
  measured: ms(list.ours),
  comparison: `SDK alone ${ms(list.bare)}, x${list.ratio.toFixed(2)}`,
  budget: ms(maxListMs),
  isMet: list.ours <= maxListMs,
});
process.exit(0);
