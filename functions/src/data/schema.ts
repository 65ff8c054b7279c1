import { firestore } from './firebase.ts';
import { countReads } from './read-counter.ts';

/**
 * The shape of the records of a collection, as a number that grows with each change which old records do not bear. What
 * has none is from before there were versions: 0. How they get there: `model/upkeep/migrations.ts`.
 */
export const schemaVersions = {
  users: 1,
  payments: 1,
  institutions: 1,
  blogs: 1,
  events: 1,
  journals: 1,
  products: 1,
  messages: 1,
} as const satisfies Record<string, number>;

export type VersionedName = keyof typeof schemaVersions;
export const versionedNames = Object.keys(schemaVersions) as VersionedName[];

const isVersioned = (name: string): name is VersionedName => Object.hasOwn(schemaVersions, name);

/** What is created bears today's version; what comes back from the bin the one that it had. */
export const withVersion = (collection: string, data: object): object =>
  isVersioned(collection) ? { schema: schemaVersions[collection], ...data } : data;

export const versionOf = (record: object): number => (record as { readonly schema?: number }).schema ?? 0;

/**
 * How many records a collection has of each version, by the version; those of a later one than this code knows under
 * it. Firestore bills a read for each 1,000 that it counts.
 */
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
