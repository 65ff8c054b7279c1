import { createHash } from 'node:crypto';
import { collection } from '#data/collection.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { EventRegistrationRecord } from './records.ts';

/** A person without an account who registers with an email address, under the id of the registration. */
export interface EventGuestRecord {
  event: string;
  name: string;
  /** In lower case. */
  email: string;
  createdAt: Date;
  /** When the person confirmed the address; null before. */
  confirmedAt: Date | null;
}

export const eventGuests = collection<EventGuestRecord>('eventGuests');

/** Fields of a person that prices, bills and receipts use. */
export type RegistrantData = Pick<
  UserRecord,
  'name' | 'email' | 'isActive' | 'validUntil' | 'seat' | 'memberNumber' | 'receiptName' | 'taxNumber'
>;

export interface Guest {
  /** Id of the person, see `guestId`. */
  readonly id: string;
  readonly data: RegistrantData;
  readonly guest: Stored<EventGuestRecord>;
}

/** A person who registers for an event: a user or a guest. */
export type Registrant = Stored<UserRecord> | Guest;

/** Returns the id of a guest: the same for each registration with the same address. */
export const guestId = (email: string): string =>
  `guest${createHash('sha256').update(`guest:${email.toLowerCase()}`).digest('hex').slice(0, 32)}`;

/** Ids of accounts have 24 characters, so they are never the id of a guest. */
export const isGuestId = (person: string): boolean => /^guest[0-9a-f]{32}$/.test(person);

export const isGuest = (registrant: Registrant): registrant is Guest => 'guest' in registrant;

/** Registration of a person: its id, and the id of the person. */
type PersonRef = Pick<Stored<EventRegistrationRecord>, 'id'> & {
  readonly data: Pick<EventRegistrationRecord, 'user'>;
};

/** Returns a guest. A guest has no membership, so only prices without one are available. */
export const toGuest = (person: string, guest: Stored<EventGuestRecord>): Guest => ({
  id: person,
  data: {
    name: guest.data.name,
    email: guest.data.email,
    isActive: 'expired',
    validUntil: null,
    memberNumber: null,
  },
  guest,
});

/** Reads the person of a registration; undefined after the deletion of an account. Costs one read. */
export async function readRegistrant({ id, data: { user } }: PersonRef): Promise<Registrant | undefined> {
  if (!isGuestId(user)) return users.get(user);
  const guest = await eventGuests.get(id);
  return guest && toGuest(user, guest);
}

/** A person in lists. */
export interface RegistrantRow {
  readonly id: string;
  readonly isGuest: boolean;
  readonly data: Pick<UserRecord, 'name' | 'email' | 'memberNumber' | 'seat'>;
}

/** Recipient of a mail. Mails to guests are about no account. */
export const toRecipient = (person: Registrant | RegistrantRow) => ({
  id: isGuestId(person.id) ? null : person.id,
  data: person.data,
});

const userRows = users.select('name', 'email', 'memberNumber', 'seat');

/** Reads the people of registrations, by the id of the registration. Costs a read for each. */
export async function readRegistrants(refs: readonly PersonRef[]): Promise<Map<string, RegistrantRow>> {
  const [guestRefs, userRefs] = [true, false].map((wanted) =>
    refs.filter(({ data }) => isGuestId(data.user) === wanted),
  ) as [PersonRef[], PersonRef[]];
  const [accounts, guests] = await Promise.all([
    userRows.getMany([...new Set(userRefs.map(({ data }) => data.user))]),
    eventGuests.getMany(guestRefs.map(({ id }) => id)),
  ]);
  const accountById = new Map(accounts.map((account) => [account.id, account]));
  const guestById = new Map(guests.map((guest) => [guest.id, guest]));
  const people = refs.map(({ id, data: { user } }): [string, RegistrantRow] | undefined => {
    const account = accountById.get(user);
    if (account !== undefined) return [id, { ...account, isGuest: false }];
    const guest = guestById.get(id);
    return guest && [id, { id: user, isGuest: true, data: toGuest(user, guest).data }];
  });
  return new Map(people.filter((entry) => entry !== undefined));
}
