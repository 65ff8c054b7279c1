import type { Reply } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import type { directory as table } from 'contract/people/directory';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { DirectoryEntry } from '#data/people/directory-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { stateOf } from './own-entry.ts';

/** Returns the state of an entry for admins. */
export function toEntryState({
  data: { directory: entry },
}: Stored<UserRecord>): Reply<(typeof table)['getUserDirectoryEntry']> {
  return {
    state: entry === undefined ? 'none' : stateOf(entry),
    profileId: entry?.publicId ?? null,
    reason: entry?.hidden?.reason ?? '',
    hiddenAt: entry?.hidden?.at.toISOString() ?? null,
  };
}

type RequireMayEdit = (account: Stored<UserRecord>) => void;

/** Changes an entry with its audit entry and mail. `decide` returns undefined if nothing changes. */
const changeEntry = (
  id: string,
  requireMayEdit: RequireMayEdit,
  decide: (entry: DirectoryEntry) => DirectoryEntry['hidden'] | undefined,
  addToBatch: (batch: Batch, user: Stored<UserRecord>) => void,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const user = await users.getOrThrow(id);
    requireMayEdit(user);
    const { directory: entry } = user.data;
    if (entry === undefined)
      throw new ApiError('not-found', { message: 'Anggota ini tidak memiliki profil di direktori.' });
    const hidden = decide(entry);
    if (hidden === undefined) return false;
    const directory = { ...entry, hidden, updatedAt: clock.now() };
    const batch = new Batch().update(users, id, { directory }, user.version);
    addToBatch(batch, user);
    await batch.commit();
    return true;
  });

/**
 * Hides an entry, which its member cannot publish meanwhile. Returns whether it changed: an entry that is hidden
 * already keeps its reason. Throws not-found.
 */
export const hideEntry = (
  id: string,
  reason: string,
  actor: Actor,
  requireMayEdit: RequireMayEdit,
): Promise<boolean> =>
  changeEntry(
    id,
    requireMayEdit,
    (entry) => (entry.hidden ? undefined : { at: clock.now(), reason }),
    (batch, user) => {
      recordAudit(batch, actor, 'directory.hide', actorOf(user), { reason });
      queueMail(batch, 'directory-hidden', user, { reason });
    },
  );

/** Ends the hiding of an entry, which is shown again as it was. Throws not-found. */
export const showEntry = (id: string, actor: Actor, requireMayEdit: RequireMayEdit): Promise<boolean> =>
  changeEntry(
    id,
    requireMayEdit,
    (entry) => (entry.hidden ? null : undefined),
    (batch, user) => {
      recordAudit(batch, actor, 'directory.show', actorOf(user));
      queueMail(batch, 'directory-shown', user, {});
    },
  );
