import { ApiError, wrongStatus } from 'contract/errors';
import type { DocumentLabel } from 'contract/rules/people/document-labels';
import type { Batch } from '#data/batch.ts';
import { type Collection, collection } from '#data/collection.ts';
import { users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';

/** A record about a person. Admins are stored by id only, so that a deletion erases their names. */
interface AboutMember {
  /** Id of the person. */
  member: string;
  createdAt: Date;
  /** Id of the admin who created it. */
  createdBy: string;
}

export interface MemberNoteRecord extends AboutMember {
  text: string;
  editedAt: Date | null;
}

export interface MemberTaskRecord extends AboutMember {
  text: string;
  /** Day in Jakarta, 'YYYY-MM-DD'. */
  dueOn: string;
  /** Id of an admin. It stays after their deletion, and then counts as not assigned. */
  assignedTo: string | null;
  isOpen: boolean;
  doneAt: Date | null;
  doneBy: string | null;
  updatedAt: Date;
}

export interface MemberDocumentRecord extends AboutMember {
  label: DocumentLabel;
  title: string;
  /** Path in the store. */
  file: string;
  isPdf: boolean;
  bytes: number;
}

export const memberNotes = collection<MemberNoteRecord>('memberNotes');
export const memberTasks = collection<MemberTaskRecord>('memberTasks');
export const memberDocuments = collection<MemberDocumentRecord>('memberDocuments');

/**
 * Adds a record of a person to a batch. It bumps the version of the person, so that neither a concurrent deletion nor
 * a second record beyond the limit commits. Throws `not-found`, `wrong-status`.
 */
export async function addRecord<T extends AboutMember>(
  of: Collection<T>,
  member: string,
  limit: number,
): Promise<{ person: Stored<UserRecord>; create: (batch: Batch, record: T) => string }> {
  const where = [['member', member]] as const;
  // The version is read first, so that a record that the count misses makes the commit fail.
  const person = await users.getOrThrow(member);
  const count = await of.count({ where: where as never, orderBy: 'createdAt', direction: 'desc', limit });
  if (count >= limit) throw wrongStatus(`Paling banyak ${limit} untuk satu orang. Hapus dulu yang lama.`);
  return {
    person,
    create: (batch, record) => {
      const id = newId();
      batch.create(of, id, record).bumpVersion(users, member, person.version);
      return id;
    },
  };
}

/** Reads a record with its person. Throws `not-found`, also for a record of another person. */
export async function getRecord<T extends AboutMember>(
  of: Collection<T>,
  member: string,
  id: string,
): Promise<{ person: Stored<UserRecord>; record: Stored<T> }> {
  const [person, record] = await Promise.all([users.getOrThrow(member), of.getOrThrow(id)]);
  if (record.data.member !== member) throw new ApiError('not-found');
  return { person, record };
}
