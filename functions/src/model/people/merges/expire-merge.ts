import { wrongStatus } from 'contract/errors';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import {
  emailChanges,
  emailOwnerId,
  emailOwners,
  factorResets,
  factors,
  intents,
  users,
} from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { FormerAccount, UserRecord } from '#data/records.ts';
import { systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { commitWithIntent, discard, intentRecord } from '#model/base/intents.ts';
import { type MemberMergeRecord, memberMergeParts, memberMerges, partId } from './records.ts';

type Merge = Stored<MemberMergeRecord>;

/** Finds merges that can no longer be undone, the oldest first. */
export const findExpiredMerges = (limit: number): Promise<Merge[]> =>
  memberMerges.before('expireAt', clock.now(), limit);

/** Files of both records that the survivor no longer uses. */
const unusedFilesOf = ({ loserRecord, values }: MemberMergeRecord, used: string | null): string[] =>
  [loserRecord?.photoFile, values.before.photoFile].filter(
    (file): file is string => typeof file === 'string' && file !== used,
  );

/**
 * Removes the values of both people from the merge, and the account of the loser, in a batch. The facts of the merge
 * and the list of ids stay. Returns the intent with the account and the files, which the caller settles.
 */
async function endMerge(batch: Batch, merge: Merge, usedPhoto: string | null) {
  const { loser, loserRecord } = merge.data;
  const owner = loserRecord === null ? undefined : await emailOwners.get(emailOwnerId(loserRecord.email));
  if (owner?.data.userId === loser) batch.delete(emailOwners, owner.id, owner.version);
  batch.delete(factors, loser).delete(factorResets, loser).delete(emailChanges, loser);
  const intent = { id: newId(), uid: loser, files: unusedFilesOf(merge.data, usedPhoto) };
  batch.create(intents, intent.id, intentRecord({ kind: 'removal', uid: loser, files: intent.files }));
  const removed = {
    state: 'final',
    loserRecord: null,
    values: { before: {}, after: {} },
    suppression: null,
    dueAt: null,
    // The next run deletes the list if this one does not.
    expireAt: clock.now(),
  } as const;
  batch.update(memberMerges, merge.id, removed, merge.version);
  return intent;
}

/** Deletes the list of a final merge, or makes an expired one final. Safe to repeat. */
export async function expireMerge(merge: Merge): Promise<void> {
  if (merge.data.state === 'final') return deleteParts(merge);
  const survivor = await users.get(merge.data.survivor);
  const batch = new Batch();
  const intent = await endMerge(batch, merge, survivor?.data.photoFile ?? null);
  const target = { id: merge.data.survivor, name: survivor?.data.name ?? '' };
  recordAudit(batch, systemActor, 'member-merge.end', target, { merge: merge.id }, [merge.data.loser]);
  await commitWithIntent(batch, intent.id);
  await discard(intent).catch(() => undefined);
  await deleteParts(merge);
}

const partsPerDelete = 100;

async function deleteParts({ id, data }: Merge): Promise<void> {
  for (let first = 0; first < data.parts; first += partsPerDelete) {
    const batch = new Batch();
    for (let index = first; index < Math.min(first + partsPerDelete, data.parts); index += 1)
      batch.delete(memberMergeParts, partId(id, index));
    await batch.commit();
  }
  await new Batch().update(memberMerges, id, { parts: 0, expireAt: null }).commit();
}

/**
 * Ends all merges of a person who is deleted, in the batch of the deletion, with the accounts that were merged into
 * this one. Returns these accounts. Throws `wrong-status` while a merge runs.
 */
export async function endMergesOf(
  batch: Batch,
  { id, data }: Stored<UserRecord>,
): Promise<readonly FormerAccount[]> {
  if (data.merging !== undefined)
    throw wrongStatus(`${data.name} sedang digabungkan. Tunggu sampai selesai.`);
  if (data.formerAccounts === undefined) return [];
  const merges = await memberMerges.find('survivor', id, queryLimits.ownMerges);
  for (const merge of merges.filter((one) => one.data.state === 'merged'))
    await endMerge(batch, merge, data.photoFile);
  return data.formerAccounts;
}

/** Deletes the facts of all merges of a deleted person, also of those that were undone. Safe to repeat. */
export async function eraseMerges(id: string): Promise<void> {
  for (const field of ['survivor', 'loser'] as const)
    for (const merge of await memberMerges.find(field, id, queryLimits.ownMerges)) {
      await deleteParts(merge);
      await new Batch().delete(memberMerges, merge.id).commit();
    }
}
