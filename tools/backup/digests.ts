import { createHash } from 'node:crypto';

/** One item of a backup: a document, an account or a file, with its key. */
export interface Row {
  readonly key: string;
  /** `digestOf` of `value`. */
  readonly sha256: string;
  readonly value: unknown;
}

/** Number of rows, and one hash over all of them. */
export interface Tally {
  readonly rows: number;
  readonly sha256: string;
}

export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withSortedKeys(inner)]));
}

/** Returns the SHA-256 of a JSON value, independent of the order of its keys. */
export const digestOf = (value: unknown): string => sha256(JSON.stringify(withSortedKeys(value)));

export const rowOf = (key: string, value: unknown): Row => ({ key, value, sha256: digestOf(value) });

/** Returns one hash over the hashes of many rows, independent of their order. */
export function tallyOf(digests: ReadonlyMap<string, string>): Tally {
  const lines = [...digests].map(([key, digest]) => `${key} ${digest}\n`).sort();
  return { rows: digests.size, sha256: sha256(lines.join('')) };
}
