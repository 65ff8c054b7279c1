import type { Everything } from './stores.ts';

export type Fields = Record<string, unknown>;

/** Returns the documents of a collection with their ids. */
export type Rows = (name: string) => (Fields & { id: string })[];

export const rowsOf =
  (stored: Everything): Rows =>
  (name) =>
    Object.entries(stored.documents[name] ?? {}).map(([id, fields]) => ({ ...fields, id }));

export const countBy = (rows: readonly Fields[], keyOf: (row: Fields) => unknown): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[String(keyOf(row))] = (counts[String(keyOf(row))] ?? 0) + 1;
  return counts;
};

/** Describes each key whose counts differ. */
export function differences(
  what: string,
  some: Record<string, number>,
  others: Record<string, number>,
): string[] {
  const keys = [...new Set([...Object.keys(some), ...Object.keys(others)])];
  return keys
    .filter((key) => (some[key] ?? 0) !== (others[key] ?? 0))
    .map((key) => `${what} ${key}: ${some[key] ?? 0}, not ${others[key] ?? 0}`);
}
