import { createHash, randomBytes } from 'node:crypto';
import { isGuestId } from 'contract/rules/events/guests';
import { limits } from 'contract/rules/limits';
import { addDays } from 'contract/text/dates';
import type { Locale } from 'contract/text/language/localize';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { collection } from '#data/collection.ts';
import { users } from '#data/collections.ts';
import { toLanguageField } from '#data/context/locale.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type EventRegistrationRecord, registrationId } from './records.ts';

/** A person without an account who registers with an email address, under the id of the registration. */
export interface EventGuestRecord {
  event: string;
  name: string;
  /** In lower case; empty for a person at the door without an address. */
  email: string;
  /** Language of mails; missing for Indonesian. */
  language?: Locale;
  createdAt: Date;
  /** When the person confirmed the address, or an admin registered it; null before. */
  confirmedAt: Date | null;
  /** When the record is deleted: soon without a confirmation, otherwise a year after the event. */
  deleteAt: Date;
}

export const eventGuests = collection<EventGuestRecord>('eventGuests');

/** Returns when the data of a guest is deleted. */
export const toGuestDeletion = (eventEndsAt: Date): Date =>
  addDays(eventEndsAt, limits.retention.eventGuestDays);

/** Fields of a person that prices, bills and receipts use. */
export type RegistrantData = Pick<
  UserRecord,
  | 'name'
  | 'email'
  | 'language'
  | 'isActive'
  | 'validUntil'
  | 'pausedFrom'
  | 'pausedUntil'
  | 'seat'
  | 'memberNumber'
  | 'receiptName'
  | 'taxNumber'
>;

export interface Guest {
  /** Id of the person, see `guestId`. */
  readonly id: string;
  readonly data: RegistrantData;
  readonly guest: GuestDocument;
}

/** A stored guest, or one that the same batch creates and that has no version yet. */
type GuestDocument = Pick<Stored<EventGuestRecord>, 'id' | 'data'> &
  Partial<Pick<Stored<EventGuestRecord>, 'version'>>;

/** A person who registers for an event: a user or a guest. */
export type Registrant = Stored<UserRecord> | Guest;

/** Returns the id of a guest: the same for each registration with the same address. */
export const guestId = (email: string): string =>
  `guest${createHash('sha256').update(`guest:${email.toLowerCase()}`).digest('hex').slice(0, 32)}`;

export const isGuest = (registrant: Registrant): registrant is Guest => 'guest' in registrant;

/** Returns an id for a person without an address. */
export const newGuestId = (): string => `guest${randomBytes(16).toString('hex')}`;

/** Registration of a person: its id, and the id of the person. */
type PersonRef = Pick<Stored<EventRegistrationRecord>, 'id'> & {
  readonly data: Pick<EventRegistrationRecord, 'user'>;
};

/** Returns a guest. A guest has no membership, so only prices without one are available. */
export const toGuest = (person: string, guest: GuestDocument): Guest => ({
  id: person,
  data: {
    name: guest.data.name,
    email: guest.data.email,
    ...toLanguageField(guest.data.language ?? 'id'),
    isActive: 'expired',
    validUntil: null,
    memberNumber: null,
  },
  guest,
});

/**
 * Adds the guest of an address, or the newest name to a known one. Another person registers the guest, so the address
 * needs no confirmation: only mails use it. An empty address is that of a new guest.
 */
export async function addConfirmedGuest(
  batch: Batch,
  event: { readonly id: string; readonly data: { readonly endDate: Date } },
  { name, email }: Pick<EventGuestRecord, 'name' | 'email'>,
): Promise<{ readonly person: Guest; readonly hasNewName: boolean }> {
  const person = email === '' ? newGuestId() : guestId(email);
  const id = registrationId(event.id, person);
  const known = email === '' ? undefined : await eventGuests.get(id);
  const confirmed = { name, confirmedAt: clock.now(), deleteAt: toGuestDeletion(event.data.endDate) };
  const data: EventGuestRecord = {
    ...{ event: event.id, email, createdAt: clock.now(), ...toLanguageField() },
    ...known?.data,
    ...confirmed,
  };
  if (known === undefined) batch.create(eventGuests, id, data);
  else batch.update(eventGuests, id, confirmed, known.version);
  return { person: toGuest(person, { id, data }), hasNewName: known?.data.name !== name };
}

/** Reads the person of a registration; undefined after the deletion of an account. */
export async function readRegistrant({ id, data: { user } }: PersonRef): Promise<Registrant | undefined> {
  if (!isGuestId(user)) return users.get(user);
  const guest = await eventGuests.get(id);
  return guest && toGuest(user, guest);
}

/** A person in lists. */
export interface RegistrantRow {
  readonly id: string;
  readonly isGuest: boolean;
  /** Id of the registration. */
  readonly registration: string;
  readonly data: Pick<UserRecord, 'name' | 'email' | 'language' | 'memberNumber' | 'seat'>;
}

/** Returns the recipient of a mail. The links of a mail to a guest lead to the page of the registration. */
export function toRecipient(person: Registrant | RegistrantRow) {
  const { id, data } = person;
  if ('guest' in person) return { id: null, data, guest: person.guest.id };
  if ('isGuest' in person && person.isGuest) return { id: null, data, guest: person.registration };
  return { id, data };
}

/** Reads accounts and guests of registrations, and returns a lookup by registration. */
async function readPeople<A extends { readonly id: string }>(
  refs: readonly PersonRef[],
  readAccounts: (ids: readonly string[]) => Promise<readonly A[]>,
): Promise<(ref: PersonRef) => A | Guest | undefined> {
  const isOfGuest = ({ data }: PersonRef): boolean => isGuestId(data.user);
  const accountIds = refs.filter((ref) => !isOfGuest(ref)).map(({ data }) => data.user);
  const [accounts, guests] = await Promise.all([
    readAccounts([...new Set(accountIds)]),
    eventGuests.getMany(refs.filter(isOfGuest).map(({ id }) => id)),
  ]);
  const accountById = new Map(accounts.map((account) => [account.id, account]));
  const guestById = new Map(guests.map((guest) => [guest.id, guest]));
  return ({ id, data: { user } }) => {
    const guest = guestById.get(id);
    return guest === undefined ? accountById.get(user) : toGuest(user, guest);
  };
}

/** Reads the people of registrations with all their fields. */
export const readFullRegistrants = (
  refs: readonly PersonRef[],
): Promise<(ref: PersonRef) => Registrant | undefined> => readPeople(refs, (ids) => users.getMany(ids));

const userRows = users.select('name', 'email', 'language', 'memberNumber', 'seat');

/** Reads the people of registrations for lists, by the id of the registration. */
export async function readRegistrants(refs: readonly PersonRef[]): Promise<Map<string, RegistrantRow>> {
  const personOf = await readPeople(refs, (ids) => userRows.getMany(ids));
  const rows = refs.flatMap((ref): [string, RegistrantRow][] => {
    const person = personOf(ref);
    if (person === undefined) return [];
    const { id, data } = person;
    return [[ref.id, { id, isGuest: 'guest' in person, registration: ref.id, data }]];
  });
  return new Map(rows);
}
