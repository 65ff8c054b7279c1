import type { AuditSealRecord } from '#data/records.ts';
import type { AuditSigner } from './checkpoint.ts';
import { rootOf, type Tree, treeAfter } from './tree.ts';

/** How a seal follows from the one before it and its entries. Nothing here reads or writes. */

/** How long after its time an entry may still arrive: its process was slow, or its clock wrong. */
export const lateMs = 10 * 60_000;

/** What of an entry decides about its place in the tree. */
export interface Sealable {
  readonly id: string;
  readonly at: Date;
  /** As it was written with the entry. */
  readonly leaf: string;
}

/**
 * The name of the seal behind a tree of this size. It does not name what it takes in: two sealers that saw different
 * entries want the same name, and only one gets it.
 */
export const sealIdOf = (sizeBefore: number): string => String(sizeBefore).padStart(12, '0');

/** The order of the tree within a seal. */
export const inOrder = (a: Sealable, b: Sealable): number =>
  a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id));

/** Everything of a seal but its note. */
export type SealFacts = Omit<AuditSealRecord, 'note'>;

/**
 * @param last the seal before; undefined for the first
 * @param entries those to be sealed, at least one, in the order of the tree
 * @param sealedLately when the entries were made that are sealed already, as far as they are of the last ten minutes
 */
export function sealAfter(
  last: (Tree & Pick<AuditSealRecord, 'to'>) | undefined,
  entries: readonly Sealable[],
  sealedLately: readonly Date[],
): SealFacts {
  const leaves = entries.map(({ leaf }) => leaf);
  const tree = treeAfter(last, leaves);
  const times = entries.map(({ at }) => at.getTime());
  const to = Math.max(...times, last?.to.getTime() ?? 0);
  const isRecent = (time: number) => time >= to - lateMs;
  return {
    from: new Date(Math.min(...times)),
    to: new Date(to),
    size: tree.size,
    count: entries.length,
    recent: [...sealedLately.map((at) => at.getTime()), ...times].filter(isRecent).length,
    root: rootOf(tree),
    prev: rootOf(treeAfter(last, [])),
    ids: entries.map(({ id }) => id),
    leaves,
    frontier: [...tree.frontier],
  };
}

export const signed = (facts: SealFacts, signer: AuditSigner): AuditSealRecord => ({
  ...facts,
  note: signer.noteOf(facts),
});
