import type { ImageBytes, ParsedInput, Reply } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import type { DirectoryProfile, DirectoryRow, directory as table } from 'contract/people/directory';
import { limits } from 'contract/rules/limits';
import { isMemberOn } from 'contract/rules/membership';
import {
  type DirectoryField,
  type DirectoryViewer,
  directoryOfferLabels,
  isVisibleTo,
} from 'contract/rules/people/directory';
import { pageCount } from 'contract/rules/read-budget';
import { dayStart } from 'contract/text/dates';
import { normalise } from 'contract/text/search-words';
import { clock } from '#data/clock.ts';
import { fileStore } from '#data/file-store.ts';
import { t } from '#messages/replies.ts';
import { computeSignature, isValidSignature } from '#model/base/signatures.ts';
import { currentPeople } from '#model/people/index/current-people.ts';
import { hasBeginnings, toMembership, toWords } from '#model/people/index/find-people.ts';
import type { PersonRow, PublishedEntry } from '#model/people/index/person-row.ts';

/** A person with a published entry. */
export type PublishedPerson = PersonRow & { readonly directory: PublishedEntry };

const canSee = (viewer: DirectoryViewer, field: DirectoryField, { directory }: PublishedPerson): boolean =>
  isVisibleTo(viewer, field, directory.audiences);

/** Returns whether a viewer finds a person today: the entry is published, with a name, by a member. */
function isShown(row: PersonRow, viewer: DirectoryViewer, today: Date): row is PublishedPerson {
  const { directory } = row;
  if (directory === null || !isVisibleTo(viewer, 'name', directory.audiences)) return false;
  return isMemberOn(toMembership(row), today);
}

/** Returns the person with a public id; undefined if the viewer does not find it. */
export async function findPublished(
  publicId: string,
  viewer: DirectoryViewer,
): Promise<PublishedPerson | undefined> {
  const row = (await currentPeople()).getPublished(publicId);
  return row !== undefined && isShown(row, viewer, clock.now()) ? row : undefined;
}

/** Throws `not-found`, with the same text for all reasons. */
export async function findPublishedOrThrow(
  publicId: string,
  viewer: DirectoryViewer,
): Promise<PublishedPerson> {
  const person = await findPublished(publicId, viewer);
  if (person === undefined) throw new ApiError('not-found', { message: t.profileHidden });
  return person;
}

/** Projects an entry for a viewer. A hidden value is empty. */
function toRow(person: PublishedPerson, viewer: DirectoryViewer): DirectoryRow {
  const shown = (field: DirectoryField, value: string) => (canSee(viewer, field, person) ? value : '');
  return {
    _id: person.directory.publicId,
    name: shown('name', person.name),
    institution: shown('institution', person.institution || (person.seat?.institution ?? '')),
    department: shown('department', person.department),
    expertise: shown('expertise', person.expertise),
    city: shown('city', person.city),
    offers: canSee(viewer, 'offers', person) ? [...person.directory.offers] : [],
  };
}

const shownBio = (person: PublishedPerson, viewer: DirectoryViewer): string =>
  canSee(viewer, 'bio', person) ? person.directory.bio : '';

function shownIdentifiers(
  person: PublishedPerson,
  viewer: DirectoryViewer,
): Pick<DirectoryProfile, 'orcid' | 'sintaId'> {
  const { orcid, sintaId } = person.directory;
  return {
    ...(orcid && canSee(viewer, 'orcid', person) ? { orcid } : {}),
    ...(sintaId && canSee(viewer, 'sintaId', person) ? { sintaId } : {}),
  };
}

export const canContact = (person: PublishedPerson, viewer: DirectoryViewer): boolean =>
  canSee(viewer, 'contact', person);

export function toProfile(person: PublishedPerson, viewer: DirectoryViewer): DirectoryProfile {
  return {
    ...toRow(person, viewer),
    bio: shownBio(person, viewer),
    ...shownIdentifiers(person, viewer),
    photo: toPhotoPath(person, viewer),
    isSearchable: person.directory.isSearchable,
    canContact: canContact(person, viewer),
    viewer,
  };
}

type Filter = ParsedInput<(typeof table)['listDirectory']>;

/** An entry as a viewer sees it, with its normalised texts. */
interface SearchableEntry {
  readonly row: DirectoryRow;
  readonly texts: Readonly<Record<'q' | 'expertise' | 'institution' | 'city', string>>;
}

/** Projects and normalises only visible fields, so that a search reveals no hidden value. */
function toSearchable(person: PublishedPerson, viewer: DirectoryViewer): SearchableEntry {
  const row = toRow(person, viewer);
  const { name, institution, department, expertise, city } = row;
  const offers = row.offers.map((offer) => directoryOfferLabels[offer]);
  const identifiers = Object.values(shownIdentifiers(person, viewer));
  const fields = [name, institution, department, expertise, city, shownBio(person, viewer)];
  const all = [...fields, ...identifiers, ...offers];
  return {
    row,
    texts: {
      q: normalise(all.join(' ')),
      expertise: normalise(expertise),
      institution: normalise(institution),
      city: normalise(city),
    },
  };
}

const projections: Readonly<Record<DirectoryViewer, WeakMap<PersonRow, SearchableEntry>>> = {
  members: new WeakMap(),
  public: new WeakMap(),
};

/** Returns the projection of a row. Rows never change, so a changed person is the only one to project again. */
function projectOnce(person: PublishedPerson, viewer: DirectoryViewer): SearchableEntry {
  const known = projections[viewer].get(person);
  if (known !== undefined) return known;
  const entry = toSearchable(person, viewer);
  projections[viewer].set(person, entry);
  return entry;
}

/** Entries by viewer and day, for each list of published people, which is replaced by a change of any of them. */
const shownEntries = new WeakMap<readonly PersonRow[], Map<string, readonly SearchableEntry[]>>();

function listShown(published: readonly PersonRow[], viewer: DirectoryViewer): readonly SearchableEntry[] {
  const today = clock.now();
  const known = shownEntries.get(published) ?? new Map<string, readonly SearchableEntry[]>();
  shownEntries.set(published, known);
  // The membership of each person is valid for the whole day.
  const key = `${viewer} ${dayStart(today).toISOString()}`;
  const entries =
    known.get(key) ??
    published.flatMap((row) => (isShown(row, viewer, today) ? [projectOnce(row, viewer)] : []));
  known.set(key, entries);
  return entries;
}

/** Finds the entries that fit among all published ones. A page past the end returns the last one. */
export function findProfiles(
  published: readonly PersonRow[],
  { page: requested, offer, ...filter }: Filter,
  viewer: DirectoryViewer,
): Reply<(typeof table)['listDirectory']> {
  const queries = (['q', 'expertise', 'institution', 'city'] as const).flatMap((name) =>
    filter[name] ? [{ name, words: toWords(filter[name]) }] : [],
  );
  const found = listShown(published, viewer).filter(
    ({ row, texts }) =>
      (offer === undefined || row.offers.includes(offer)) &&
      queries.every(({ name, words }) => hasBeginnings(texts[name], words)),
  );
  const { pageSize } = limits.directory;
  const totalPages = pageCount(found.length, pageSize);
  const page = Math.min(requested, totalPages);
  const data = found.slice((page - 1) * pageSize, page * pageSize).map(({ row }) => row);
  return { data, page, total: found.length, totalPages };
}

/** Lists the entries that fit, by name. */
export const listProfiles = async (
  filter: Filter,
  viewer: DirectoryViewer,
): Promise<Reply<(typeof table)['listDirectory']>> =>
  findProfiles((await currentPeople()).published(), filter, viewer);

/** Returns the public ids of the profiles that search engines may list. */
export async function listSearchableIds(): Promise<string[]> {
  const today = clock.now();
  return (await currentPeople())
    .published()
    .flatMap((row) =>
      isShown(row, 'public', today) && row.directory.isSearchable ? [row.directory.publicId] : [],
    );
}

/** Returns whether search engines may list a profile. */
export const isSearchableProfile = async (publicId: string): Promise<boolean> =>
  (await findPublished(publicId, 'public'))?.directory.isSearchable === true;

const photoStatement = (publicId: string, viewer: DirectoryViewer, until: string): string =>
  `${publicId}.${viewer}.${until}`;

/**
 * Returns the address of the photo, which works for `limits.directory.photoMinutes`: an `img` element sends no token,
 * and a photo must not be read more often than its profile.
 */
function toPhotoPath(person: PublishedPerson, viewer: DirectoryViewer): string | null {
  const { publicId, photoFile } = person.directory;
  if (photoFile === null || !canSee(viewer, 'photo', person)) return null;
  const until = String(clock.now().getTime() + limits.directory.photoMinutes * 60_000);
  const signature = computeSignature('directory-photo', photoStatement(publicId, viewer, until));
  return `/api/directory/${publicId}/photo?code=${viewer}.${until}.${signature}`;
}

/** Reads a photo by the code of its address. Throws `not-found` for all reasons alike. */
export async function readPhoto(publicId: string, code: string): Promise<ImageBytes> {
  const [, audience, until = '', signature = ''] =
    /^(members|public)\.(\d{13})\.([\w-]{43})$/.exec(code) ?? [];
  const viewer = audience as DirectoryViewer;
  const isValid =
    isValidSignature(signature, 'directory-photo', photoStatement(publicId, viewer, until)) &&
    Number(until) >= clock.now().getTime();
  const person = isValid ? await findPublished(publicId, viewer) : undefined;
  const photoFile = person && canSee(viewer, 'photo', person) ? person.directory.photoFile : null;
  const photo = photoFile === null ? undefined : await fileStore.read(photoFile);
  if (photo === undefined) throw new ApiError('not-found');
  return photo;
}
