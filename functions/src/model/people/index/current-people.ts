import { users } from '#data/collections.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import { noteRead } from '#data/context/read-tracker.ts';
import { readAllPeople, readPeopleChanges } from '#data/people/people-changes.ts';
import { PeopleIndex } from './people-index.ts';
import { indexedFields, type PersonRow, toPersonRow } from './person-row.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

/**
 * Concurrent commits can become visible in another order than that of their server times. Changes within this
 * time are therefore read again.
 */
export const overlapMs = 10_000;
/** Marks of deletions exist for 48 hours. An older index or snapshot would contain deleted people. */
const maxAgeMs = 44 * 60 * 60_000;

/** Reads all users. */
export async function readAllRows(): Promise<Snapshot> {
  let takenAt: Date | undefined;
  const rows: PersonRow[] = [];
  for await (const { people, readAt } of readAllPeople(indexedFields)) {
    takenAt ??= readAt;
    rows.push(...people.map(toPersonRow));
  }
  return { takenAt: takenAt ?? new Date(), rows };
}

interface Loaded {
  readonly index: PeopleIndex;
  /** Local time of the last update. */
  updatedAt: number;
  /** Server time before which the index contains all changes, except those that became visible later. */
  readAt: Date;
  resetAt: number;
}

async function load(resetAt = 0): Promise<Loaded> {
  const snapshot = resetAt === 0 ? await readSnapshot() : undefined;
  const isUsable = snapshot !== undefined && Date.now() - snapshot.takenAt.getTime() < maxAgeMs;
  const { rows, takenAt } = isUsable ? snapshot : await readAllRows();
  return { index: new PeopleIndex(rows), updatedAt: takenAt.getTime(), readAt: takenAt, resetAt };
}

let loaded: Promise<Loaded> | undefined;

/** Applies all changes until now. */
async function update(): Promise<PeopleIndex> {
  loaded ??= load();
  try {
    const current = await loaded;
    if (Date.now() - current.updatedAt > maxAgeMs) {
      loaded = load();
      return outsideBudget(update);
    }
    const startedAt = Date.now();
    const since = new Date(current.readAt.getTime() - overlapMs);
    const { changed, removed, resetAt, readAt } = await readPeopleChanges(since, indexedFields);
    if (resetAt !== undefined && resetAt.getTime() !== current.resetAt) {
      loaded = load(resetAt.getTime());
      return outsideBudget(update);
    }
    const rows = changed.map(toPersonRow).filter((row) => !isSame(row, current.index.get(row.id)));
    const gone = removed.filter((id) => current.index.get(id) !== undefined);
    current.index.apply(rows, gone);
    current.readAt = readAt;
    current.updatedAt = startedAt;
    return current.index;
  } catch (error) {
    // A failed load is repeated by the next search.
    loaded = undefined;
    throw error;
  }
}

/** Rows within the overlap are read several times, and the same content must not rebuild the index. */
const isSame = (row: PersonRow, known: PersonRow | undefined): boolean =>
  known !== undefined && JSON.stringify(row) === JSON.stringify(known);

let running: Promise<PeopleIndex> | undefined;
let queued: Promise<PeopleIndex> | undefined;

/** Returns the index with all changes that were committed before the call. Concurrent calls share one update. */
export function currentPeople(): Promise<PeopleIndex> {
  // Here, because a shared update runs in the context of another call.
  noteRead(users.name);
  if (running === undefined) {
    running = update().finally(() => {
      running = undefined;
    });
    return running;
  }
  // The running update may have read before this call.
  queued ??= running
    .catch(() => undefined)
    .then(() => {
      queued = undefined;
      return currentPeople();
    });
  return queued;
}
