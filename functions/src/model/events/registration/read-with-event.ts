import { ApiError } from 'contract/errors';
import { type Collection, getBoth } from '#data/collection.ts';
import { events } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';

/** Reads an event in any state, and its document in a collection under the same id. Throws `not-found`. */
export async function readWithEvent<T>(
  documents: Collection<T>,
  id: string,
): Promise<[Stored<EventRecord>, Stored<T> | undefined]> {
  const [event, document] = await getBoth(events, id, documents, id);
  if (event === undefined) throw new ApiError('not-found');
  return [event, document];
}
