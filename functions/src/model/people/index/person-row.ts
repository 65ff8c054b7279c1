import { audienceOf, type DirectoryField } from 'contract/rules/people/directory';
import { identifierFieldNames } from 'contract/rules/people/person-fields';
import { normalise } from 'contract/text/search-words';
import type { DirectoryEntry } from '#data/people/directory-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';

/** Fields of a user from which the index makes its row. */
export const indexedFields = [
  'name',
  'nameKey',
  'email',
  'emailVerifiedAt',
  'phoneNumber',
  'institution',
  'department',
  'expertise',
  'city',
  ...identifierFieldNames,
  'role',
  'isActive',
  'memberNumber',
  'bill',
  'photoFile',
  'seat',
  'createdAt',
  'requestedAt',
  'updatedAt',
  'validUntil',
  'tags',
  'credits',
  'pausedFrom',
  'pausedUntil',
  'consent',
  'deletionAt',
  'directory',
] as const satisfies readonly (keyof UserRecord)[];

export type IndexedUser = Pick<UserRecord, (typeof indexedFields)[number]>;

/** A user in the memory of an instance. Times are milliseconds since 1970. */
export interface PersonRow
  extends Pick<
    UserRecord,
    | 'name'
    | 'nameKey'
    | 'email'
    | 'role'
    | 'isActive'
    | 'memberNumber'
    | 'institution'
    | 'department'
    | 'expertise'
  > {
  readonly id: string;
  readonly phoneNumber: string;
  readonly city: string;
  /** Filled NUPTK, NIDN, ORCID iD and SINTA id. */
  readonly identifiers: readonly string[];
  readonly isEmailVerified: boolean;
  readonly hasPhoto: boolean;
  readonly bill: string | null;
  /** Institution of the seat; null for individuals. */
  readonly seat: { readonly institutionId: string; readonly institution: string } | null;
  readonly isCoordinator: boolean;
  readonly createdAt: number;
  /** Upload of the newest renewal request; without one, the last edit, as in `requestedAtOf`. */
  readonly requestedAt: number;
  readonly validUntil: number | null;
  /** First day of a pause, and the day of the return; null without one. */
  readonly pausedFrom: number | null;
  readonly pausedUntil: number | null;
  readonly tags: readonly string[];
  /** Credits that count in the period with this last day; null for none. */
  readonly credits: { readonly until: string; readonly total: number } | null;
  /** Whether a consent is recorded, and neither withdrawn nor about to end with the account. */
  readonly hasConsent: boolean;
  /** Published entry in the member directory; null without one. */
  readonly directory: PublishedEntry | null;
}

/** A published entry, with photo and identifiers if a reader may see them. */
export interface PublishedEntry
  extends Pick<DirectoryEntry, 'audiences' | 'bio' | 'offers' | 'isSearchable'>,
    Pick<UserRecord, 'orcid' | 'sintaId'> {
  readonly publicId: string;
  /** Path in the file store. */
  readonly photoFile: string | null;
}

/** An entry that admins hide, and that of an account that its owner deletes, is not published. */
function toPublishedEntry({
  directory,
  photoFile,
  orcid,
  sintaId,
  deletionAt,
}: IndexedUser): PublishedEntry | null {
  if (!directory?.publicId || directory.hidden || deletionAt) return null;
  const { publicId, audiences, bio, offers, isSearchable } = directory;
  const isShown = (field: DirectoryField) => audienceOf(audiences, field) !== 'none';
  return {
    publicId,
    audiences,
    bio,
    offers,
    isSearchable,
    photoFile: isShown('photo') ? photoFile : null,
    ...(orcid && isShown('orcid') ? { orcid } : {}),
    ...(sintaId && isShown('sintaId') ? { sintaId } : {}),
  };
}

/** Returns whether the owner agreed to mails that no action of the owner caused. */
export const hasConsent = ({ consent, deletionAt }: Pick<UserRecord, 'consent' | 'deletionAt'>): boolean =>
  consent !== undefined && consent.withdrawnAt === null && !deletionAt;

/** Older records lack fields, and demo data and tests may lack more. */
export function toPersonRow({ id, data }: Pick<Stored<IndexedUser>, 'id' | 'data'>): PersonRow {
  const { seat, createdAt, updatedAt, requestedAt, validUntil } = data;
  return {
    id,
    name: data.name,
    nameKey: data.nameKey ?? normalise(data.name),
    email: data.email,
    role: data.role,
    isActive: data.isActive,
    memberNumber: data.memberNumber ?? null,
    institution: data.institution ?? '',
    department: data.department ?? '',
    expertise: data.expertise ?? '',
    phoneNumber: data.phoneNumber ?? '',
    city: data.city ?? '',
    identifiers: identifierFieldNames.flatMap((field) => data[field] || []),
    isEmailVerified: Boolean(data.emailVerifiedAt),
    hasPhoto: Boolean(data.photoFile),
    bill: data.bill ?? null,
    seat: seat ? { institutionId: seat.institutionId, institution: seat.institution } : null,
    isCoordinator: seat?.isCoordinator ?? false,
    createdAt: createdAt?.getTime() ?? 0,
    requestedAt: (requestedAt ?? updatedAt ?? createdAt)?.getTime() ?? 0,
    validUntil: validUntil?.getTime() ?? null,
    pausedFrom: data.pausedFrom?.getTime() ?? null,
    pausedUntil: data.pausedUntil?.getTime() ?? null,
    tags: data.tags ?? [],
    credits: data.credits ?? null,
    hasConsent: hasConsent(data),
    directory: toPublishedEntry(data),
  };
}
