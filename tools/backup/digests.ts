import { createHash } from 'node:crypto';

/** One thing of a backup: a document, an account or a file, under the name by which it is found. */
export interface Row {
  readonly key: string;
  /** Of `value`, as `digestOf` makes it. */
  readonly sha256: string;
  readonly value: unknown;
}

/** How many there are of something, and one hash over all of them. */
export interface Tally {
  readonly rows: number;
  readonly sha256: string;
}

export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The same value with the keys of all its objects in order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}

/** SHA-256 of a JSON value, in whatever order its keys stand. */
export const digestOf = (value: unknown): string => sha256(JSON.stringify(inOrder(value)));

export const rowOf = (key: string, value: unknown): Row => ({ key, value, sha256: digestOf(value) });

/** One hash over the hashes of many things, in whatever order they come. */
export function tallyOf(digests: ReadonlyMap<string, string>): Tally {
  const lines = [...digests].map(([key, digest]) => `${key} ${digest}\n`).sort();
  return { rows: digests.size, sha256: sha256(lines.join('')) };
}
