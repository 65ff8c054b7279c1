import type { DirectoryAudience } from 'contract/rules/people/directory';
import { as, type InputOf } from '../suite/client.ts';
import { makeMember, type Person } from './people.ts';

type Publication = InputOf<'publishDirectoryEntry'>;

/** Returns the input that publishes an entry with one audience for all fields. */
export const publication = (
  audience: Exclude<DirectoryAudience, 'none'>,
  choices: Partial<Publication> = {},
): Publication => ({
  showName: audience,
  showPhoto: audience,
  showInstitution: audience,
  showDepartment: audience,
  showExpertise: audience,
  showCity: audience,
  showOrcid: audience,
  showSintaId: audience,
  showBio: audience,
  showOffers: audience,
  showContact: audience,
  bio: '',
  guestLecturer: false,
  assessor: false,
  expertGroup: false,
  isSearchable: false,
  consent: '1',
  ...choices,
});

/** Publishes a member's entry and returns its public id. */
export async function publish(
  member: Person,
  audience: Exclude<DirectoryAudience, 'none'> = 'public',
  choices: Partial<Publication> = {},
): Promise<string> {
  await as(member).ok('publishDirectoryEntry', publication(audience, choices));
  return profileIdOf(member);
}

/** Returns the public id of a member's published entry. */
export async function profileIdOf(member: Person): Promise<string> {
  const { profileId } = (await as(member).ok('getOwnDirectoryEntry', {})).body;
  if (profileId === null) throw new Error(`${member.name} has no published entry.`);
  return profileId;
}

/** Creates a member with a value in each field that the directory shows. */
export const makeExpert = (record: NonNullable<Parameters<typeof makeMember>[0]>['record'] = {}) =>
  makeMember({
    photo: true,
    record: {
      name: 'Rina Wulan',
      institution: 'Universitas Nusa',
      department: 'Informatika',
      expertise: 'Tata kelola data',
      city: 'Padang',
      orcid: '0000-0002-1694-233X',
      sintaId: '6726725',
      ...record,
    },
  });
