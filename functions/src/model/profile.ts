import type { ImageBytes } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import type { Gender } from 'contract/membership';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { intents, type Stored, users } from '#data/collections.ts';
import { fileStore, newFilePath } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { UserRecord } from '#data/records.ts';
import { claim, discard, intentRecord, withIntent } from './intents.ts';
import { type Actor, recordAudit } from './ledger.ts';

/** The fields that may be edited; fields left out stay as they are. */
export interface ProfileChanges {
  readonly name: string;
  readonly gender?: Gender | '' | undefined;
  readonly institution?: string | undefined;
  readonly institutionAddress?: string | undefined;
  readonly department?: string | undefined;
  readonly expertise?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

const editable = [
  'name',
  'gender',
  'institution',
  'institutionAddress',
  'department',
  'expertise',
  'phoneNumber',
] as const;

/**
 * Changes a user's own facts, and with `photo` the portrait; never role, status, validity or address.
 *
 * @throws ApiError not-found, conflict when somebody else saved in between
 */
export async function updateProfile(
  userId: string,
  changes: ProfileChanges,
  photo: ImageBytes | undefined,
  actor: Actor,
): Promise<Stored<UserRecord>> {
  const user = await users.get(userId);
  if (user === undefined) throw new ApiError('not-found');
  try {
    if (photo === undefined) await write(new Batch(), user, changes, user.data.photoFile, actor).commit();
    else await replacePhoto(user, changes, photo, actor);
  } catch (error) {
    throw error instanceof WriteConflict ? new ApiError('conflict') : error;
  }
  const updated = await users.get(userId);
  if (updated === undefined) throw new ApiError('not-found');
  return updated;
}

function write(
  batch: Batch,
  user: Stored<UserRecord>,
  changes: ProfileChanges,
  photoFile: string | null,
  actor: Actor,
): Batch {
  const fields = Object.fromEntries(
    editable.flatMap((field) => (changes[field] === undefined ? [] : [[field, changes[field]]])),
  ) as Partial<UserRecord>;
  const changed = editable.filter(
    (field) => fields[field] !== undefined && fields[field] !== user.data[field],
  );
  batch.update(users, user.id, { ...fields, photoFile, updatedAt: clock.now() }, user.version);
  recordAudit(
    batch,
    actor,
    'user.update',
    { id: user.id, name: user.data.name },
    {
      fields: [...changed, ...(photoFile === user.data.photoFile ? [] : ['profilePhoto'])].join(', '),
    },
  );
  return batch;
}

async function replacePhoto(
  user: Stored<UserRecord>,
  changes: ProfileChanges,
  photo: ImageBytes,
  actor: Actor,
): Promise<void> {
  const file = newFilePath('profile-photos');
  const old = user.data.photoFile;
  const removalId = newId();
  await withIntent(
    { kind: 'upload', uid: null, files: [file] },
    async (intent) => {
      await fileStore.save(file, photo);
      const batch = write(claim(new Batch(), intent), user, changes, file, actor);
      if (old !== null)
        batch.create(intents, removalId, intentRecord({ kind: 'removal', uid: null, files: [old] }));
      await batch.commit();
    },
    undefined,
  );
  try {
    if (old !== null) await discard({ id: removalId, uid: null, files: [old] });
  } catch {
    // The sweep removes the old photo: its intent stands.
  }
}
