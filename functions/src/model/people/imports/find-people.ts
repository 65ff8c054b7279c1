import { importLimits } from 'contract/rules/people/import-columns';
import { normalise } from 'contract/text/search-words';
import { emailOwnerId, emailOwners, memberNumbers, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { RowValues } from './row-values.ts';

export type Person = Stored<UserRecord>;

/** People that rows can be, by each of their keys. */
export interface FoundPeople {
  readonly byId: ReadonlyMap<string, Person>;
  readonly byNumber: ReadonlyMap<string, Person>;
  readonly byEmail: ReadonlyMap<string, Person>;
  readonly byPhone: ReadonlyMap<string, readonly Person[]>;
  readonly byName: ReadonlyMap<string, readonly Person[]>;
  /** Numbers in use, also by people who were deleted. */
  readonly usedNumbers: ReadonlySet<string>;
  /** Reservations of addresses, by address. */
  readonly emailOwners: ReadonlyMap<string, Stored<{ userId: string; since: Date }>>;
}

/** People whom 30 addresses, numbers or names find. */
const maxFound = 30 * importLimits.candidates;

const distinct = (texts: readonly (string | undefined)[]): string[] =>
  [...new Set(texts.filter((text) => text !== undefined && text !== ''))] as string[];

const groupBy = (
  people: readonly Person[],
  keyOf: (user: UserRecord) => string,
): Map<string, readonly Person[]> => {
  const groups = new Map<string, Person[]>();
  for (const person of people)
    groups.set(keyOf(person.data), [...(groups.get(keyOf(person.data)) ?? []), person]);
  return groups;
};

/** Finds the people that the rows of a chunk can be, and the chosen ones. */
export async function findPeopleOfKeys(
  rows: readonly RowValues[],
  chosen: readonly string[],
): Promise<FoundPeople> {
  const numbers = distinct(rows.map(({ memberNumber }) => memberNumber));
  const emails = distinct(rows.map(({ email }) => email));
  const phones = distinct(rows.map(({ phoneNumber }) => phoneNumber));
  const names = distinct(rows.map(({ name }) => name && normalise(name)));
  const [usedNumbers, owners, sameEmail, samePhone, sameName] = await Promise.all([
    memberNumbers.getMany(numbers),
    emailOwners.getMany(emails.map(emailOwnerId)),
    users.findIn('email', emails, maxFound),
    users.findIn('phoneNumber', phones, maxFound),
    users.findIn('nameKey', names, maxFound),
  ]);
  const byId = new Map([...sameEmail, ...samePhone, ...sameName].map((person) => [person.id, person]));
  const ids = [
    ...usedNumbers.map(({ data }) => data.userId),
    ...owners.map(({ data }) => data.userId),
    ...chosen,
  ];
  const missing = distinct(ids).filter((id) => !byId.has(id));
  for (const person of await users.getMany(missing)) byId.set(person.id, person);
  const ownerById = new Map(owners.map((owner) => [owner.id, owner]));
  const byEmail = new Map<string, Person>();
  for (const person of byId.values()) byEmail.set(person.data.email.toLowerCase(), person);
  return {
    byId,
    byNumber: new Map(
      usedNumbers.flatMap(({ id, data }) => {
        const person = byId.get(data.userId);
        return person === undefined ? [] : [[id, person] as const];
      }),
    ),
    byEmail,
    byPhone: groupBy(samePhone, ({ phoneNumber }) => phoneNumber),
    byName: groupBy(sameName, ({ nameKey }) => nameKey),
    usedNumbers: new Set(usedNumbers.map(({ id }) => id)),
    emailOwners: new Map(
      emails.flatMap((email) => {
        const owner = ownerById.get(emailOwnerId(email));
        return owner === undefined ? [] : [[email, owner] as const];
      }),
    ),
  };
}
