import { countReads } from './context/read-counter.ts';
import { firestore } from './firebase.ts';

/**
 * Schema version of the records of a collection. It increases with each change that old records do not have.
 * Records without one are version 0. `model/maintenance/migrations.ts` migrates them.
 */
export const schemaVersions = {
  users: 2,
  payments: 1,
  institutions: 2,
  blogs: 2,
  events: 2,
  journals: 2,
  products: 2,
  messages: 3,
  memberImports: 1,
  statementFiles: 1,
} as const satisfies Record<string, number>;

export type VersionedName = keyof typeof schemaVersions;
export const versionedNames = Object.keys(schemaVersions) as VersionedName[];

const isVersioned = (name: string): name is VersionedName => Object.hasOwn(schemaVersions, name);

/** Adds the current version to a new record. A record restored from the bin keeps its own version. */
export const withVersion = (collection: string, data: object): object =>
  isVersioned(collection) ? { schema: schemaVersions[collection], ...data } : data;

export const versionOf = (record: object): number => (record as { readonly schema?: number }).schema ?? 0;

/** Counts newer versions than this code's under the next number. */
export async function countVersions(name: VersionedName): Promise<ReadonlyMap<number, number>> {
  const records = (await firestore()).collection(name);
  const current = schemaVersions[name];
  const versions = Array.from({ length: current }, (_, index) => index + 1);
  const queries = [
    records,
    ...versions.map((version) => records.where('schema', '==', version)),
    records.where('schema', '>', current),
  ];
  const counts = await Promise.all(queries.map(async (query) => (await query.count().get()).data().count));
  const [all = 0, ...known] = counts;
  countReads(counts.reduce((sum, count) => sum + Math.max(1, Math.ceil(count / 1000)), 0));
  const before = all - known.reduce((sum, count) => sum + count, 0);
  const byVersion = [Math.max(0, before), ...known].map((count, version) => [version, count] as const);
  return new Map(byVersion.filter(([, count]) => count > 0));
}
