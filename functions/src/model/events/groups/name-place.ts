import type { ParsedInput } from 'contract/endpoint';
import { ApiError, wrongStatus } from 'contract/errors';
import type { eventGuests as guestEndpoints } from 'contract/events/event-guests';
import { isMemberKind } from 'contract/rules/events/pools';
import { fill } from 'contract/text/language/fill';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import { findUserIdByEmail } from '#data/email-owners.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { t } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { limitMailsTo } from '#model/base/limit-rate.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { removeAnswers } from '#model/events/registration/answers.ts';
import { toEventFacts } from '#model/events/registration/event-facts.ts';
import { offerAfterCommit } from '#model/events/registration/offers.ts';
import { withPeople } from '#model/events/registration/participants.ts';
import { type PublicEventWithSettings, readPublicEvent } from '#model/events/registration/public-events.ts';
import {
  eventPlaces,
  eventRegistrations,
  eventWaiting,
  registrationId,
} from '#model/events/registration/records.ts';
import {
  addConfirmedGuest,
  eventGuests,
  isGuest,
  type Registrant,
  toRecipient,
} from '#model/events/registration/registrants.ts';
import { removeEntry } from '#model/events/registration/waiting-entries.ts';
import { newGroupPlace } from './group-places.ts';
import { readOwnGroup } from './own-group.ts';
import { type EventGroupRecord, findGroupPlaces, type GroupPlace } from './records.ts';
import { mailLostPlaces } from './remove-group.ts';
import { findMemberPrice } from './terms.ts';

/** A member in a seat by id, or a person by address. */
type NamedPerson = Omit<ParsedInput<typeof guestEndpoints.nameEventPlace>, 'id' | 'place'>;

/** Reads the place with a number. Throws `not-found`; `wrong-status` after the check-in and after the event. */
function requireNameable(
  { event: { data } }: PublicEventWithSettings,
  places: readonly GroupPlace[],
  number: number,
): GroupPlace {
  const place = places.find(({ data: { group } }) => group.number === number);
  if (place === undefined) throw new ApiError('not-found');
  if (data.cancelledAt) throw wrongStatus(t.eventCancelled);
  if (data.endDate <= clock.now()) throw wrongStatus(t.tooLateToName);
  if (place.data.attendedAt) throw wrongStatus(t.namedCheckedIn);
  return place;
}

/** Throws `wrong-status` for a person who may not have a place at the price of members. */
function requireMember(
  person: Registrant,
  { event, settings }: PublicEventWithSettings,
  group: EventGroupRecord,
): void {
  if (isGuest(person) || person.data.seat?.institutionId !== group.institution)
    throw wrongStatus(fill(t.placeForSeats, { institution: group.institutionName }));
  if (
    settings === undefined ||
    findMemberPrice(settings.data, event.data.startDate, person.data) === undefined
  )
    throw wrongStatus(t.namedMembershipUntilEvent);
}

const hasSeatIn = ({ data }: Stored<InstitutionRecord>, user: string): boolean =>
  data.seats.some(({ userId }) => userId === user);

const toRegisteredError = (): ApiError => wrongStatus(t.alreadyRegistered);

interface NamedRegistrant {
  readonly person: Registrant;
  /** True for a guest who had another name or none. */
  readonly hasNewName: boolean;
}

/**
 * Returns the person whom a coordinator names. An address of a member in a seat is that member. Any other address is a
 * guest, so that a coordinator learns nothing about other accounts.
 */
async function findNamed(
  batch: Batch,
  { event }: PublicEventWithSettings,
  institution: Stored<InstitutionRecord>,
  { user, name = '', email = '' }: NamedPerson,
): Promise<NamedRegistrant> {
  const owner = user ?? (await findUserIdByEmail(email));
  if (owner !== undefined && hasSeatIn(institution, owner))
    return { person: await users.getOrThrow(owner), hasNewName: false };
  if (user !== undefined) throw wrongStatus(t.notInSeat);
  if (owner !== undefined && (await eventRegistrations.get(registrationId(event.id, owner))) !== undefined)
    throw toRegisteredError();
  return addConfirmedGuest(batch, event, { name, email });
}

interface Naming {
  readonly coordinator: Stored<UserRecord>;
  /** The first one, 1, counts the mail. */
  readonly attempt: number;
  readonly found: PublicEventWithSettings;
  readonly group: Stored<EventGroupRecord>;
  readonly place: GroupPlace;
  readonly person: Registrant;
}

/**
 * Replaces the registration of a place by that of a person, with another ticket. Throws `wrong-status` and
 * too-many-requests.
 */
async function replacePerson(
  batch: Batch,
  { coordinator, attempt, found: { event }, group, place, person }: Naming,
): Promise<void> {
  const id = registrationId(event.id, person.id);
  const [registered, entry, seat, [before]] = await Promise.all([
    eventRegistrations.get(id),
    eventWaiting.get(id),
    eventPlaces.getOrThrow(place.data.place),
    place.data.group.isNamed ? withPeople([place]) : [],
  ]);
  if (registered !== undefined) throw toRegisteredError();
  const isMailed = place.data.state === 'confirmed';
  if (isMailed && attempt === 1)
    await limitMailsTo('naming-recipient', person.data.email, actorOf(coordinator));
  batch.delete(eventRegistrations, place.id, place.version);
  if (!place.data.group.isNamed) batch.delete(eventGuests, place.id);
  await removeAnswers(batch, place.id);
  if (entry !== undefined) await removeEntry(batch, entry);
  batch.update(eventPlaces, seat.id, { registration: id }, seat.version);
  const { priceKind: kind, price: amount, state } = place.data;
  const named = { ...place.data.group, isNamed: true };
  const terms = { event, user: person, line: { kind, amount }, group: named, state, place: seat.id };
  batch.create(eventRegistrations, id, newGroupPlace(terms));
  if (before !== undefined) mailLostPlaces(batch, group, [before], { event: event.data.title, reason: '' });
  if (isMailed)
    queueMail(batch, 'event-registered', toRecipient(person), {
      ...toEventFacts(event),
      orderedBy: named.institution,
    });
}

/**
 * Gives a place of a group to a person. Another person loses it with the ticket. Each of them gets a mail, if the
 * group is paid. The person leaves the waiting list. A repetition changes nothing. Throws `not-found`, `wrong-status`,
 * too-many-requests and `conflict`.
 */
export async function namePlace(
  id: string,
  number: number,
  input: NamedPerson,
  coordinator: Stored<UserRecord>,
): Promise<void> {
  const event = await retryOnConflict(async (attempt) => {
    const { group, institution } = await readOwnGroup(id, coordinator);
    const [found, places] = await Promise.all([readPublicEvent(group.data.event), findGroupPlaces(id)]);
    const place = requireNameable(found, places, number);
    const batch = new Batch();
    const { person, hasNewName } = await findNamed(batch, found, institution, input);
    if (isMemberKind(place.data.priceKind)) requireMember(person, found, group.data);
    const isSame = person.id === place.data.user;
    if (isSame && !hasNewName) return undefined;
    if (!isSame) await replacePerson(batch, { coordinator, attempt, found, group, place, person });
    const target = { id: found.event.id, name: found.event.data.title };
    const details = { institution: group.data.institutionName, place: number };
    const people = [person.id, ...(place.data.group.isNamed ? [place.data.user] : [])];
    recordAudit(batch, actorOf(coordinator), 'event-group.name', target, details, people);
    await batch.commit();
    return found.event.id;
  });
  // A place that was offered to the person is free again.
  if (event !== undefined) await offerAfterCommit(event);
}
