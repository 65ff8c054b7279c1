import type { ImageBytes } from 'contract/endpoint';
import { profilePhotoSlot } from 'contract/rules/files';
import { type PersonValues, personFieldNames, pickPersonValues } from 'contract/rules/people/person-fields';
import { hasNonLatinLetters } from 'contract/text/numbers';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import { newFilePath } from '#data/file-store.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordEntry } from '#model/base/audit.ts';
import { computeChanges } from '#model/base/changes/compute-changes.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { rejectOnConflict } from '#model/base/retry-on-conflict.ts';
import { convertImage, renditions } from '#model/files/images.ts';
import { writeWithFiles } from '#model/files/write-with-files.ts';
import { nameKeyOf } from './user-record.ts';

type OptionalPersonValues = { readonly [F in keyof PersonValues]?: PersonValues[F] | undefined };

/** Editable fields; missing fields stay unchanged. */
interface ProfileChanges extends OptionalPersonValues {
  readonly name?: string | undefined;
  /** Latin spelling of the name on receipts; empty removes it. */
  readonly latinName?: string | undefined;
}

const editable = ['name', ...personFieldNames] as const;

/** Converts an upload; undefined without one. Throws invalid-file. */
export const convertPhoto = async (
  photo: { readonly bytes: Buffer } | undefined,
): Promise<ImageBytes | undefined> =>
  photo && convertImage('profilePhoto', photo.bytes, profilePhotoSlot, renditions.profilePhoto);

/**
 * Changes the profile, but never role, status, validity or e-mail address. Without `basedOn`, overwrites.
 * `requireMayEdit` throws if the actor must not edit the account. Throws not-found; conflict when the record
 * was saved in between.
 */
export async function updateProfile(
  userId: string,
  changes: ProfileChanges,
  photo: ImageBytes | undefined,
  actor: Actor,
  basedOn?: string,
  requireMayEdit: (account: Stored<UserRecord>) => void = () => undefined,
): Promise<Stored<UserRecord>> {
  const user = await users.getOrThrow(userId);
  requireMayEdit(user);
  requireUnchanged(user.data.updatedAt, basedOn, toEditableFields(user.data), { ...changes });
  await rejectOnConflict<unknown>(
    photo === undefined
      ? writeProfile(user, changes, user.data.photoFile, actor).commit()
      : replacePhoto(user, changes, photo, actor),
  );
  return users.getOrThrow(userId);
}

const toEditableFields = (user: UserRecord): Record<string, string> => ({
  name: user.name,
  ...pickPersonValues(personFieldNames, user),
  latinName: latinNameOf(user),
});

/** Returns the Latin spelling of the current name on receipts; empty if none is set for this name. */
export const latinNameOf = ({ name, receiptName }: Pick<UserRecord, 'name' | 'receiptName'>): string =>
  receiptName?.name === name ? receiptName.latin : '';

/** Creates the batch of an edit with its audit entry, at the version that was read. */
export function writeProfile(
  user: Stored<UserRecord>,
  changes: ProfileChanges,
  photoFile: string | null,
  actor: Actor,
  details: AuditRecord['details'] = {},
  batch = new Batch(),
): Batch {
  const fields = Object.fromEntries(
    editable.flatMap((field) => (changes[field] === undefined ? [] : [[field, changes[field]]])),
  ) as Partial<UserRecord>;
  const changedFields = editable.filter(
    (field) => fields[field] !== undefined && fields[field] !== (user.data[field] ?? ''),
  );
  const { name = user.data.name } = changes;
  // The form may still contain the spelling of another name.
  const latinName = hasNonLatinLetters(name) ? changes.latinName : undefined;
  const isRenamed = latinName !== undefined && latinName !== latinNameOf({ ...user.data, name });
  const receiptName = isRenamed ? { receiptName: latinName === '' ? null : { name, latin: latinName } } : {};
  batch.update(
    users,
    user.id,
    {
      ...fields,
      ...receiptName,
      ...nameKeyOf(fields),
      photoFile,
      updatedAt: clock.now(),
    },
    user.version,
  );
  const names = {
    fields: [
      ...changedFields,
      ...(isRenamed ? ['latinName'] : []),
      ...(photoFile === user.data.photoFile ? [] : ['profilePhoto']),
    ].join(', '),
  };
  recordEntry(batch, actor, 'user.update', actorOf(user), {
    details: { ...names, ...details },
    changes: computeChanges(user.data, fields),
  });
  return batch;
}

async function replacePhoto(
  user: Stored<UserRecord>,
  changes: ProfileChanges,
  photo: ImageBytes,
  actor: Actor,
): Promise<void> {
  const file = newFilePath('profile-photos');
  const { photoFile } = user.data;
  await writeWithFiles(
    { added: new Map([[file, photo]]), removed: photoFile === null ? [] : [photoFile] },
    (batch) => writeProfile(user, changes, file, actor, {}, batch),
  );
}
