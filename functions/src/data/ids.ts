import { randomInt } from 'node:crypto';

/** Letters and digits, which are safe in paths and file names. */
export const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns an unguessable id of 24 letters and digits (142 bits) for documents, accounts and files. */
export const newId = (): string =>
  Array.from({ length: 24 }, () => idAlphabet.charAt(randomInt(idAlphabet.length))).join('');

/**
 * Returns the ids of records that have a maximum for each parent: the id of the parent with a number from 1. A batch
 * creates the first free one, so that it fails if a concurrent batch created it.
 */
export const serialIds = (parent: string, max: number): string[] =>
  Array.from({ length: max }, (_, index) => `${parent}${index + 1}`);

/**
 * Returns the first free id of a parent; undefined if it has the maximum. Records of older releases with another id
 * count too.
 */
export function findFreeId(
  parent: string,
  max: number,
  records: readonly { readonly id: string }[],
): string | undefined {
  if (records.length >= max) return undefined;
  const used = new Set(records.map(({ id }) => id));
  return serialIds(parent, max).find((id) => !used.has(id));
}

/** Attempts of one call, so that each of fourteen concurrent calls creates its record. */
export const maxSerialAttempts = 16;
