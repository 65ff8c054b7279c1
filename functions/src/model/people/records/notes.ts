import { ApiError } from 'contract/errors';
import { hasDuty } from 'contract/rules/admins/duties';
import { limits } from 'contract/rules/limits';
import { type AddToBatch, Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { rejectOnConflict, retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { addRecord, getRecord, memberNotes } from './records.ts';

type Admin = Stored<UserRecord>;

/** The audit log names only the fact, because the text is erased with the account. */
export const addNote = (member: string, text: string, admin: Admin, addToBatch: AddToBatch): Promise<void> =>
  retryOnConflict(async () => {
    const { person, create } = await addRecord(memberNotes, member, limits.memberRecords.notes);
    const batch = new Batch();
    const id = create(batch, { member, text, createdAt: clock.now(), createdBy: admin.id, editedAt: null });
    recordAudit(batch, actorOf(admin), 'member-note.add', actorOf(person));
    addToBatch(batch, id);
    await batch.commit();
  });

/** Changes an own note. A repetition changes nothing. Throws `not-found`, `forbidden`. */
export async function editNote(member: string, id: string, text: string, admin: Admin): Promise<void> {
  const { person, record } = await getRecord(memberNotes, member, id);
  if (record.data.createdBy !== admin.id)
    throw new ApiError('forbidden', { message: 'Catatan hanya dapat diubah oleh penulisnya.' });
  if (record.data.text === text) return;
  const batch = new Batch().update(memberNotes, id, { text, editedAt: clock.now() }, record.version);
  recordAudit(batch, actorOf(admin), 'member-note.edit', actorOf(person));
  await rejectOnConflict(batch.commit());
}

/** Deletes an own note, or any note for an admin with all duties. */
export async function deleteNote(member: string, id: string, admin: Admin): Promise<void> {
  const { person, record } = await getRecord(memberNotes, member, id);
  if (record.data.createdBy !== admin.id && !hasDuty(admin.data, 'every'))
    throw new ApiError('forbidden', {
      message: 'Catatan hanya dapat dihapus oleh penulisnya atau admin dengan semua tugas.',
    });
  const batch = new Batch().delete(memberNotes, id, record.version);
  recordAudit(batch, actorOf(admin), 'member-note.delete', actorOf(person));
  await rejectOnConflict(batch.commit());
}
