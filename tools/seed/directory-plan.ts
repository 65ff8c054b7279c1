import {
  currentDirectoryConsent,
  type DirectoryAudience,
  type DirectoryAudiences,
  type DirectoryOffer,
  directoryFields,
} from 'contract/rules/people/directory';
import type { DirectoryEntry } from '../../functions/src/data/people/directory-records.ts';
import { demoId } from './deterministic.ts';
import { type Person, people } from './people.ts';

type Choice = readonly [
  shared: Exclude<DirectoryAudience, 'none'>,
  others: Partial<DirectoryAudiences>,
  offers: readonly DirectoryOffer[],
  isSearchable: boolean,
];

/** One choice for each of the first members with a valid membership. */
const choices: readonly Choice[] = [
  ['public', {}, ['guestLecturer', 'assessor'], true],
  ['public', { photo: 'members', contact: 'members' }, ['guestLecturer'], false],
  ['members', {}, ['expertGroup'], false],
  ['members', { name: 'public', expertise: 'public' }, ['assessor', 'expertGroup'], false],
  ['public', { bio: 'none', city: 'none' }, [], true],
  ['public', { contact: 'none' }, ['expertGroup'], false],
  ['members', { name: 'public', offers: 'public' }, ['guestLecturer'], false],
  ['public', { photo: 'none', institution: 'members' }, ['assessor'], true],
];

/** Members with an entry in the directory. The entry of the first is public. */
export const publishers = people.filter(({ status }) => status === 'active').slice(0, choices.length);

/** Returns the entry of a member in the directory; undefined for most members. */
export function planDirectoryEntry(person: Person, today: Date): DirectoryEntry | undefined {
  const choice = choices[publishers.indexOf(person)];
  if (choice === undefined) return undefined;
  const [shared, others, offers, isSearchable] = choice;
  const audiences = Object.fromEntries(directoryFields.map((field) => [field, shared]));
  return {
    publicId: demoId('directory', person.email),
    audiences: { ...(audiences as DirectoryAudiences), ...others },
    bio: `Mengajar dan meneliti ${person.expertise.toLowerCase()}. Profil ini contoh.`,
    offers: [...offers],
    isSearchable,
    consent: { version: currentDirectoryConsent, at: today },
    updatedAt: today,
  };
}
