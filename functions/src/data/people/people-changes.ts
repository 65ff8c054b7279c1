import type { DocumentData, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { users } from '#data/collections.ts';
import { countReads, outsideBudget } from '#data/context/read-counter.ts';
import { firestore } from '#data/firebase.ts';
import { type Stored, toStored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';

/**
 * Marks of deleted users, and of a replaced database. They are a collection named `users` too, so that one query
 * finds changed and deleted users. Below `upkeep`, because a backup does not contain them.
 */
export const removedUsersPath = `upkeep/people/${users.name}`;

/** Id of the mark after which every index is loaded again. */
export const resetId = 'reset';

type PersonFields<K extends keyof UserRecord> = Pick<UserRecord, K>;

export interface PeopleChanges<T> {
  readonly changed: readonly Stored<T>[];
  readonly removed: readonly string[];
  /** When the whole database was last replaced, if that is among the changes. */
  readonly resetAt: Date | undefined;
  /** Server time of the query, which contains all changes that were visible then. */
  readonly readAt: Date;
}

const isRemoval = (document: QueryDocumentSnapshot): boolean => document.ref.parent.path === removedUsersPath;

const toTime = (document: QueryDocumentSnapshot): Date => document.get('changedAt').toDate();

/** Returns the users that were changed or deleted since a time, of server clocks. */
export async function readPeopleChanges<K extends keyof UserRecord & string>(
  since: Date,
  fields: readonly K[],
): Promise<PeopleChanges<PersonFields<K>>> {
  const { docs, readTime } = await (await firestore())
    .collectionGroup(users.name)
    .where('changedAt', '>', since)
    .orderBy('changedAt')
    .select(...fields, 'changedAt')
    .get();
  countReads(1);
  outsideBudget(() => countReads(Math.max(0, docs.length - 1)));
  const removals = docs.filter(isRemoval);
  const reset = removals.find(({ id }) => id === resetId);
  return {
    changed: docs.flatMap((document) => {
      const stored = isRemoval(document) ? undefined : toStored<PersonFields<K>>(document);
      return stored === undefined ? [] : [stored];
    }),
    removed: removals.flatMap(({ id }) => (id === resetId ? [] : [id])),
    resetAt: reset && toTime(reset),
    readAt: readTime.toDate(),
  };
}

/** Returns whether users were deleted, or the database replaced, since a time. */
export async function hasRemovals(since: Date): Promise<boolean> {
  const marks = (await firestore()).collection(removedUsersPath).where('changedAt', '>', since);
  const { docs } = await marks.limit(1).get();
  countReads(1);
  return docs.length > 0;
}

const pageSize = 1000;

/** Yields all users by id in pages, with the server time of each page. */
export async function* readAllPeople<K extends keyof UserRecord & string>(
  fields: readonly K[],
): AsyncGenerator<{ readonly people: Stored<PersonFields<K>>[]; readonly readAt: Date }> {
  const query: Query<DocumentData> = (await firestore())
    .collection(users.name)
    .orderBy('__name__')
    .select(...fields)
    .limit(pageSize);
  for (let next = query; ; ) {
    const { docs, readTime } = await next.get();
    outsideBudget(() => countReads(Math.max(1, docs.length)));
    const people = docs.flatMap((document) => toStored<PersonFields<K>>(document) ?? []);
    yield { people, readAt: readTime.toDate() };
    const last = docs.at(-1);
    if (last === undefined || docs.length < pageSize) return;
    next = query.startAfter(last);
  }
}

/** Makes every index load again, after the database was replaced. */
export async function markPeopleReplaced(): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore');
  await (await firestore())
    .collection(removedUsersPath)
    .doc(resetId)
    .set({ changedAt: FieldValue.serverTimestamp() });
}

/** Deletes marks of users that were deleted before a time. Returns their number, at most `limit`. */
export async function deleteRemovalMarks(before: Date, limit: number): Promise<number> {
  const database = await firestore();
  const old = await database
    .collection(removedUsersPath)
    .where('changedAt', '<', before)
    .orderBy('changedAt')
    .limit(limit)
    .get();
  countReads(Math.max(1, old.docs.length));
  const batch = database.batch();
  for (const { ref } of old.docs) batch.delete(ref);
  if (old.docs.length > 0) await batch.commit();
  return old.docs.length;
}
