import type { Collection } from '../../../functions/src/data/collection.ts';
import { users } from '../../../functions/src/data/collections.ts';
import { firestore } from '../../../functions/src/data/firebase.ts';
import { markPeopleReplaced } from '../../../functions/src/data/people/people-changes.ts';

/** Stores many documents directly, without the function. Ids are `row00000`, `row00001` and so on. */
export async function storeRows<T>(
  into: Collection<T>,
  count: number,
  toRow: (index: number) => Partial<T>,
): Promise<void> {
  const database = await firestore();
  const writer = database.bulkWriter({ throttling: false });
  const writes = Array.from({ length: count }, (_, index) => {
    const id = `row${String(index).padStart(5, '0')}`;
    return writer.set(database.collection(into.name).doc(id), toRow(index) as object);
  });
  await writer.close();
  await Promise.all(writes);
  if (into.name === users.name) await markPeopleReplaced();
}
