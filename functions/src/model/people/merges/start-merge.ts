import { ApiError, wrongStatus } from 'contract/errors';
import { mergeLimits } from 'contract/rules/people/merges';
import { Batch, Removal } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { emailOwnerId, institutions, memberNumbers, sessions, users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { InstitutionSeat } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countImported } from '#model/base/counts.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { revokeCard, serialOf } from '#model/card/card.ts';
import { findSuppression, writeSuppression } from '#model/mails/delivery/suppressions.ts';
import { findMergeBlocks } from './blocks.ts';
import { changedFields, laterOf, mergeProfiles } from './merge-profiles.ts';
import { type MemberMergeRecord, memberMerges } from './records.ts';

type Person = Stored<UserRecord>;

export interface MergeRequest {
  readonly survivor: string;
  readonly loser: string;
  /** `updatedAt` of both when the admin compared them. */
  readonly basedOn: { readonly survivor: string; readonly loser: string };
  readonly fromLoser: readonly string[];
}

/** Moves the seat of the loser in the batch, or remembers in that of the survivor what the loser paid. */
async function mergeSeats(batch: Batch, survivor: Person, loser: Person): Promise<MemberMergeRecord['seat']> {
  const [holder, individual] = loser.data.seat ? [loser, survivor] : [survivor, loser];
  const institution = holder.data.seat?.institutionId;
  const stored = institution === undefined ? undefined : await institutions.get(institution);
  const before = stored?.data.seats.find(({ userId }) => userId === holder.id);
  if (stored === undefined || before === undefined) return null;
  const after: InstitutionSeat = {
    ...before,
    userId: survivor.id,
    previousValidUntil: laterOf(before.previousValidUntil, individual.data.validUntil),
  };
  const seats = stored.data.seats.map((seat) => (seat === before ? after : seat));
  batch.update(institutions, stored.id, { seats }, stored.version);
  return { institution: stored.id, before, after };
}

/** Ends the lists that the loser ended, for the survivor's address too. */
async function mergeSuppressions(
  batch: Batch,
  survivor: Person,
  loser: Person,
): Promise<MemberMergeRecord['suppression']> {
  const [own, other] = await Promise.all([
    findSuppression(survivor.data.email),
    findSuppression(loser.data.email),
  ]);
  const ended = other?.data.endedLists ?? {};
  const endedLists = { ...ended, ...own?.data.endedLists };
  if (Object.keys(endedLists).length === Object.keys(own?.data.endedLists ?? {}).length) return null;
  const after = writeSuppression(batch, emailOwnerId(survivor.data.email), own, { endedLists });
  return { before: own?.data ?? null, after };
}

/** Makes the numbers of the loser, also former ones, lead to the survivor. */
async function moveNumbers(batch: Batch, survivor: Person, loser: Person): Promise<string[]> {
  const { memberNumber, formerAccounts = [] } = loser.data;
  const numbers = [memberNumber, ...formerAccounts.map((account) => account.memberNumber)];
  const stored = await memberNumbers.getMany(numbers.filter((number) => number !== null));
  const own = stored.filter(({ data }) => data.userId === loser.id);
  for (const { id, version } of own) batch.update(memberNumbers, id, { userId: survivor.id }, version);
  return own.map(({ id }) => id);
}

function requireSeen({ data }: Person, basedOn: string): void {
  if (data.updatedAt.toISOString() !== basedOn)
    throw new ApiError('conflict', {
      message: `Data ${data.name} berubah sejak dibandingkan. Muat ulang, lalu periksa lagi.`,
    });
}

/** Returns the earlier merge of a person, if it has the same outcome. */
async function findSameMerge({ survivor, loser }: MergeRequest): Promise<Stored<MemberMergeRecord>> {
  const known = await memberMerges.find('loser', loser, 10);
  const same = known.find(({ data }) => data.survivor === survivor && data.state !== 'undone');
  if (same === undefined) throw new ApiError('not-found');
  return same;
}

interface StartedMerge {
  readonly id: string;
  readonly changed: boolean;
}

/**
 * Begins a merge. One batch stores the merge, deletes the record of the loser, and gives the survivor its values, seat
 * and numbers. Then nothing can be created for the loser, and the run moves the other records. Of concurrent merges of
 * one person the first one counts. Throws `not-found`; `wrong-status` with the reasons; `conflict`.
 */
export const startMerge = (
  request: MergeRequest,
  admin: Actor,
  requireMay: (account: UserRecord) => void,
): Promise<StartedMerge> =>
  retryOnConflict(async () => {
    const [survivor, loser] = await Promise.all([users.get(request.survivor), users.get(request.loser)]);
    if (loser === undefined) return { id: (await findSameMerge(request)).id, changed: false };
    if (survivor === undefined || survivor.id === loser.id) throw new ApiError('not-found');
    for (const { data } of [survivor, loser]) requireMay(data);
    requireSeen(survivor, request.basedOn.survivor);
    requireSeen(loser, request.basedOn.loser);
    const { both, asLoser } = await findMergeBlocks(survivor, loser, admin.id);
    const [reason] = [...both, ...(asLoser[loser.id] ?? [])];
    if (reason !== undefined) throw wrongStatus(reason);
    const id = newId();
    const batch = new Batch();
    await fillBatch(batch, id, survivor, loser, request.fromLoser, admin);
    await batch.commit();
    return { id, changed: true };
  });

async function fillBatch(
  batch: Batch,
  id: string,
  survivor: Person,
  loser: Person,
  fromLoser: readonly string[],
  admin: Actor,
): Promise<void> {
  const now = clock.now();
  const { email, memberNumber, formerAccounts = [] } = loser.data;
  const former = { id: loser.id, at: now, email, memberNumber, cardSerial: serialOf(loser) };
  const values = mergeProfiles(survivor.data, loser.data, fromLoser, {
    formerAccounts: [...(survivor.data.formerAccounts ?? []), ...formerAccounts, former],
    merging: id,
    updatedAt: now,
  });
  const seat = await mergeSeats(batch, survivor, loser);
  const suppression = await mergeSuppressions(batch, survivor, loser);
  const numbers = await moveNumbers(batch, survivor, loser);
  const changes = changedFields(values).map((field) => [field, values.after[field] ?? new Removal()]);
  batch.update(users, survivor.id, Object.fromEntries(changes), survivor.version);
  batch.delete(users, loser.id, loser.version);
  batch.delete(sessions, loser.id);
  revokeCard(batch, loser);
  const status = (values.after.isActive ?? survivor.data.isActive) as UserRecord['isActive'];
  countImported(batch, [
    { from: loser.data.isActive, to: null },
    { from: survivor.data.isActive, to: status },
  ]);
  batch.create(memberMerges, id, {
    survivor: survivor.id,
    loser: loser.id,
    state: 'moving',
    loserRecord: loser.data,
    fromLoser: [...fromLoser],
    values,
    suppression,
    seat,
    numbers,
    position: 0,
    keptIds: [],
    parts: 0,
    moved: {},
    kept: [],
    keptCount: 0,
    at: now,
    by: admin,
    undoneAt: null,
    undoneBy: null,
    dueAt: now,
    expireAt: null,
  });
  const details = { merge: id, person: loser.data.name, number: memberNumber, fields: fromLoser.join(', ') };
  recordAudit(batch, admin, 'member-merge.start', actorOf(survivor), details, [loser.id]);
}

export const undoUntilOf = (at: Date): Date => new Date(at.getTime() + mergeLimits.undoDays * 86_400_000);
