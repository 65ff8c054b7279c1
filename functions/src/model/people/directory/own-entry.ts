import type { ParsedInput, Reply } from 'contract/endpoint';
import { ApiError, wrongStatus } from 'contract/errors';
import type { DirectorySettings, directory as table } from 'contract/people/directory';
import { isMemberOn } from 'contract/rules/membership';
import {
  audienceOf,
  currentDirectoryConsent,
  type DirectoryAudience,
  directoryFields,
  directoryOffers,
  settingOf,
} from 'contract/rules/people/directory';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { DirectoryEntry } from '#data/people/directory-records.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord, UserRecord } from '#data/records.ts';
import { t } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';

type OwnEntry = Reply<(typeof table)['getOwnDirectoryEntry']>;
type Publication = ParsedInput<(typeof table)['publishDirectoryEntry']>;
type Choices = Pick<DirectoryEntry, 'audiences' | 'bio' | 'offers' | 'isSearchable'>;

const noChoices: Choices = {
  audiences: {},
  bio: '',
  offers: [],
  isSearchable: false,
};

/** Returns the choices. Fields that the caller's browser does not know stay as they are. */
const toChoices = (settings: DirectorySettings, { audiences: former }: Choices): Choices => ({
  audiences: Object.fromEntries(
    directoryFields.map((field) => [field, settings[settingOf(field)] ?? audienceOf(former, field)]),
  ),
  bio: settings.bio,
  offers: directoryOffers.filter((offer) => settings[offer]),
  isSearchable: settings.isSearchable,
});

const toSettings = ({ audiences, bio, offers, isSearchable }: Choices): DirectorySettings => {
  const shown = directoryFields.map((field) => [settingOf(field), audienceOf(audiences, field)]);
  const offered = directoryOffers.map((offer) => [offer, offers.includes(offer)]);
  return { ...Object.fromEntries([...shown, ...offered]), bio, isSearchable };
};

export const stateOf = (entry: DirectoryEntry | undefined): OwnEntry['state'] => {
  if (entry?.hidden) return 'hidden';
  return entry?.publicId ? 'published' : 'unpublished';
};

export function toOwnEntry({ data }: Stored<UserRecord>): OwnEntry {
  const { directory: entry, name, institution, seat, department, expertise, city = '', photoFile } = data;
  return {
    settings: toSettings(entry ?? noChoices),
    state: stateOf(entry),
    reason: entry?.hidden?.reason ?? '',
    profileId: stateOf(entry) === 'published' ? (entry?.publicId ?? null) : null,
    canPublish: isMemberOn(data, clock.now()),
    person: {
      name,
      institution: institution || (seat?.institution ?? ''),
      department,
      expertise,
      city,
      orcid: data.orcid ?? '',
      sintaId: data.sintaId ?? '',
      hasPhoto: photoFile !== null,
    },
    ...(entry === undefined ? {} : { updatedAt: entry.updatedAt.toISOString() }),
  };
}

/** Returns the stored entry for the download of the own data; null without one. */
export const exportDirectoryEntry = ({ directory: entry }: UserRecord) =>
  entry === undefined
    ? null
    : { ...entry, hidden: entry.hidden ?? null, state: stateOf(entry), publicId: entry.publicId };

const sameChoices = ({ audiences, bio, offers, isSearchable }: Choices, other: Choices): boolean =>
  directoryFields.every((field) => audienceOf(audiences, field) === audienceOf(other.audiences, field)) &&
  bio === other.bio &&
  offers.join() === other.offers.join() &&
  isSearchable === other.isSearchable;

/** Calls `decide` with the caller's record, which is read again after a write conflict. */
const withOwnRecord = <T>(
  caller: Stored<UserRecord>,
  decide: (user: Stored<UserRecord>) => Promise<T>,
): Promise<T> =>
  retryOnConflict(async (attempt) => decide(attempt === 1 ? caller : await users.getOrThrow(caller.id)));

/**
 * Publishes the entry of a member, or changes the published one. Safe to repeat. Throws `conflict` for another
 * version of the text or the entry, `wrong-status` without a valid membership, and while admins hide the entry.
 */
export const publishEntry = (
  caller: Stored<UserRecord>,
  { consent, basedOn, ...settings }: Publication,
): Promise<void> =>
  withOwnRecord(caller, async (user) => {
    const former = user.data.directory;
    requirePublishable(user.data, consent);
    const choices = toChoices(settings, former ?? noChoices);
    if (former?.publicId && former.consent.version === consent && sameChoices(former, choices)) return;
    if (basedOn !== undefined && former?.updatedAt.toISOString() !== basedOn)
      throw new ApiError('conflict', { message: t.profileChangedElsewhere });
    const now = clock.now();
    const entry: DirectoryEntry = {
      ...choices,
      publicId: former?.publicId ?? newId(),
      consent: { version: consent, at: now },
      updatedAt: now,
    };
    const action = former?.publicId ? 'directory.update' : 'directory.publish';
    await writeEntry(user, entry, action, toDetails(consent, choices));
  });

function requirePublishable(user: UserRecord, consent: string): void {
  if (consent !== currentDirectoryConsent)
    throw new ApiError('conflict', { message: wording.consentChanged });
  if (!isMemberOn(user, clock.now())) throw wrongStatus(t.profileNeedsMembership);
  if (user.directory?.hidden) throw wrongStatus(t.profileHiddenByBoard);
}

/** Returns the fields by their audience, without their values. */
function toDetails(version: string, { audiences, isSearchable }: Choices): AuditRecord['details'] {
  const fieldsFor = (audience: DirectoryAudience) =>
    directoryFields.filter((field) => audienceOf(audiences, field) === audience).join(', ');
  return {
    version,
    shownToMembers: fieldsFor('members'),
    shownToPublic: fieldsFor('public'),
    searchEngines: isSearchable,
  };
}

/** Withdraws an entry. Safe to repeat. */
export const withdrawEntry = (caller: Stored<UserRecord>): Promise<void> =>
  withOwnRecord(caller, async (user) => {
    const { directory: entry } = user.data;
    if (!entry?.publicId) return;
    await writeEntry(user, { ...entry, publicId: null, updatedAt: clock.now() }, 'directory.withdraw');
  });

/** `updatedAt` of the user stays unchanged, because an open form of the profile does not contain the entry. */
async function writeEntry(
  user: Stored<UserRecord>,
  directory: DirectoryEntry,
  action: 'directory.publish' | 'directory.update' | 'directory.withdraw',
  details: AuditRecord['details'] = {},
): Promise<void> {
  const self = actorOf(user);
  const batch = new Batch().update(users, user.id, { directory }, user.version);
  recordAudit(batch, self, action, self, details);
  await batch.commit();
}
