import { fileStore } from '#data/file-store.ts';
import { deleteRemovalMarks, hasRemovals, readPeopleChanges } from '#data/people/people-changes.ts';
import type { JobOptions, JobReport } from '#model/maintenance/report.ts';
import { overlapMs, readAllRows } from '#model/people/index/current-people.ts';
import { indexedFields, toPersonRow } from '#model/people/index/person-row.ts';
import { readSnapshot, type Snapshot, saveSnapshot, snapshotPath } from '#model/people/index/snapshot.ts';

const hourMs = 60 * 60_000;
/** A snapshot is read completely again after this age, some hours before instances stop using it. */
const renewAfterMs = 20 * hourMs;
/** Instances and snapshots are never continued after `maxAgeMs`, which is shorter. */
const removalMarkMs = 48 * hourMs;
const maxMarks = 400;

/**
 * Renews the snapshot from which new instances load the people index (decision 0122). Reads all users once a day, and
 * the changes after a deletion, so that the snapshot contains no deleted person.
 */
export async function indexPeople({ dryRun }: JobOptions): Promise<JobReport> {
  const done = dryRun
    ? { people: 0, marks: 0 }
    : { people: await renewSnapshot(), marks: await deleteMarks() };
  return { done, failures: [], findings: [], isMore: false };
}

/** Returns the number of people in the new snapshot; 0 if the old one is still good. */
async function renewSnapshot(): Promise<number> {
  const snapshot = await toNewSnapshot();
  if (snapshot === undefined) return 0;
  await saveSnapshot(snapshot);
  return snapshot.rows.length;
}

async function toNewSnapshot(): Promise<Snapshot | undefined> {
  const storedAt = await fileStore.storedAt(snapshotPath);
  if (storedAt === undefined || Date.now() - storedAt.getTime() > renewAfterMs) return readAllRows();
  if (!(await hasRemovals(storedAt))) return undefined;
  const snapshot = await readSnapshot();
  if (snapshot === undefined) return readAllRows();
  const since = new Date(snapshot.takenAt.getTime() - overlapMs);
  const { changed, removed, resetAt, readAt } = await readPeopleChanges(since, indexedFields);
  if (resetAt !== undefined) return readAllRows();
  const rows = new Map(snapshot.rows.map((row) => [row.id, row]));
  for (const user of changed) rows.set(user.id, toPersonRow(user));
  for (const id of removed) rows.delete(id);
  return { takenAt: readAt, rows: [...rows.values()] };
}

const deleteMarks = (): Promise<number> => deleteRemovalMarks(new Date(Date.now() - removalMarkMs), maxMarks);
