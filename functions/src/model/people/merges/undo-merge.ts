import { isDeepStrictEqual } from 'node:util';
import { wrongStatus } from 'contract/errors';
import { mergeLimits } from 'contract/rules/people/merges';
import { authAccounts } from '#data/auth-accounts.ts';
import { Batch, Removal, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { emailOwnerId, institutions, memberNumbers, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countImported } from '#model/base/counts.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { restoreCard } from '#model/card/card.ts';
import { storeCredits } from '#model/credits/store-credits.ts';
import { mailSuppressions } from '#model/mails/delivery/records.ts';
import { queueUndoMails } from './merge-mails.ts';
import { revertProfile } from './merge-profiles.ts';
import { type MemberMergeRecord, memberMerges } from './records.ts';

type Merge = Stored<MemberMergeRecord>;
type Person = Stored<UserRecord>;

const refuse = (message: string): never => {
  throw wrongStatus(message);
};

/**
 * Begins to undo a merge. Safe to repeat: false if it has begun. Throws `not-found`; `wrong-status` after 30 days,
 * while another merge of the person runs, and if the person was merged again or deleted.
 */
export const undoMerge = (id: string, admin: Actor): Promise<boolean> =>
  retryOnConflict(async () => {
    const merge = await memberMerges.getOrThrow(id);
    const { state, survivor, loser, expireAt, loserRecord } = merge.data;
    if (state === 'undoing' || state === 'undone') return false;
    if (state === 'moving') return refuse('Penggabungan ini masih berjalan. Tunggu sampai selesai.');
    if (state === 'final' || expireAt === null || expireAt <= clock.now() || loserRecord === null)
      return refuse(`Penggabungan hanya dapat dibatalkan dalam ${mergeLimits.undoDays} hari.`);
    const person = await users.get(survivor);
    if (person === undefined)
      return refuse(
        'Anggota ini sudah digabungkan lagi atau dihapus. Batalkan dulu penggabungan yang terakhir.',
      );
    // The merge was read before another call began to undo it. The next attempt sees that.
    if (person.data.merging === id) throw new WriteConflict('The undo has begun.');
    if (person.data.merging !== undefined)
      return refuse('Anggota ini sedang digabungkan. Tunggu sampai selesai.');
    const started = { state: 'undoing', undoneBy: admin, dueAt: clock.now(), expireAt: null } as const;
    const batch = new Batch()
      .update(users, survivor, { merging: id }, person.version)
      .update(memberMerges, id, started, merge.version);
    recordAudit(batch, admin, 'member-merge.undo', actorOf(person), { merge: id, person: loserRecord.name }, [
      loser,
    ]);
    await batch.commit();
    return true;
  });

/** Gives the seat back, unless it changed since. Returns false if it stays. */
async function restoreSeat(batch: Batch, { seat }: MemberMergeRecord): Promise<boolean> {
  if (seat === null) return true;
  const stored = await institutions.get(seat.institution);
  const current = stored?.data.seats.find(({ userId }) => userId === seat.after.userId);
  if (stored === undefined || !isDeepStrictEqual(current, seat.after)) return false;
  const seats = stored.data.seats.map((one) => (one === current ? seat.before : one));
  batch.update(institutions, stored.id, { seats }, stored.version);
  return true;
}

async function restoreSuppression(
  batch: Batch,
  { suppression }: MemberMergeRecord,
  email: string,
): Promise<boolean> {
  if (suppression === null) return true;
  const id = emailOwnerId(email);
  const stored = await mailSuppressions.get(id);
  if (stored === undefined || !isDeepStrictEqual(stored.data, suppression.after)) return false;
  if (suppression.before === null) batch.delete(mailSuppressions, id, stored.version);
  else batch.update(mailSuppressions, id, suppression.before, stored.version);
  return true;
}

async function restoreNumbers(batch: Batch, { numbers, survivor, loser }: MemberMergeRecord): Promise<void> {
  for (const { id, data, version } of await memberNumbers.getMany(numbers))
    if (data.userId === survivor) batch.update(memberNumbers, id, { userId: loser }, version);
}

/** Returns the loser's record to store again. A photo that the survivor replaced since no longer exists. */
function toRestoredLoser(record: UserRecord, survivor: Person, fromLoser: readonly string[]): UserRecord {
  const isLost = fromLoser.includes('profilePhoto') && survivor.data.photoFile !== record.photoFile;
  return isLost ? { ...record, photoFile: null } : record;
}

/**
 * Stores the loser again and restores the survivor, the seat, the numbers and the counters in one batch with the mails,
 * after all records moved back. Enables the account first, which has no record until then, so that a repetition is
 * safe.
 */
export async function completeUndo(merge: Merge): Promise<Merge> {
  const { data } = merge;
  const { loserRecord, survivor: survivorId, loser } = data;
  if (data.moved.creditEntries) await storeCredits(survivorId, { isDryRun: false });
  const survivor = await users.getOrThrow(survivorId);
  if (loserRecord === null) return refuse('Data lama sudah dihapus.');
  await authAccounts.setDisabled(loser, false);
  const batch = new Batch();
  const { restored, kept } = revertProfile(survivor.data, data.values, loser);
  const keptHere: MemberMergeRecord['kept'] = kept.map((field) => ({
    in: 'users',
    id: field,
    reason: 'Diubah sesudah penggabungan.',
  }));
  if (!(await restoreSeat(batch, data)))
    keptHere.push({ in: 'institutions', id: loser, reason: 'Kursi berubah sesudah penggabungan.' });
  if (!(await restoreSuppression(batch, data, survivor.data.email)))
    keptHere.push({ in: 'mailSuppressions', id: survivorId, reason: 'Berubah sesudah penggabungan.' });
  await restoreNumbers(batch, data);
  const changes = Object.entries(restored).map(([field, value]) => [field, value ?? new Removal()]);
  batch.update(
    users,
    survivorId,
    { ...Object.fromEntries(changes), merging: new Removal() },
    survivor.version,
  );
  const record = toRestoredLoser(loserRecord, survivor, data.fromLoser);
  batch.create(users, loser, record);
  restoreCard(batch, { id: loser, data: record });
  const restoredSurvivor = { ...survivor.data, ...restored } as UserRecord;
  queueUndoMails(batch, { id: survivorId, data: restoredSurvivor }, { id: loser, data: record });
  countImported(batch, [
    { from: null, to: record.isActive },
    {
      from: survivor.data.isActive,
      to: (restored.isActive ?? survivor.data.isActive) as UserRecord['isActive'],
    },
  ]);
  const changed = {
    state: 'undone',
    undoneAt: clock.now(),
    dueAt: null,
    loserRecord: null,
    values: { before: {}, after: {} },
    suppression: null,
    kept: [...data.kept, ...keptHere].slice(0, mergeLimits.listedKept),
    keptCount: data.keptCount + keptHere.length,
  } as const;
  batch.update(memberMerges, merge.id, changed, merge.version);
  const version = await batch.commit();
  return { id: merge.id, data: { ...data, ...changed }, version };
}
