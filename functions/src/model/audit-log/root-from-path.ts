import { appendLeaves, hash, rootHash, type Tree } from './tree.ts';

/** Inclusion proofs: a few nodes of a tree prove that it contains a leaf (RFC 6962, 2.1.1). */

/** Leaves from `start` to before `end`: a complete subtree, or the subtree at the right edge. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Returns the largest power of two below `count`, which is at least 2. */
function largestPowerBelow(count: number): number {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
}

/** Returns the subtrees whose roots prove a leaf, from its sibling upwards: PATH(index, leaves). */
export function pathRanges(index: number, { start, end }: Range): Range[] {
  if (end - start <= 1) return [];
  const middle = start + largestPowerBelow(end - start);
  const [left, right] = [
    { start, end: middle },
    { start: middle, end },
  ];
  return index < middle ? [...pathRanges(index, left), right] : [...pathRanges(index, right), left];
}

/** Returns the roots of complete subtrees inside the range, of a tree that ends within the range. */
function frontierFrom({ size, frontier }: Tree, start: number): string[] {
  let position = 0;
  return frontier.filter(() => {
    const at = position;
    position += largestPowerBelow(size - position + 1);
    return at >= start;
  });
}

/**
 * Returns the root of a subtree. `before` is a tree that ends before the subtree does, undefined for an empty
 * one. `leaves` follow it, at least up to the end of the subtree.
 */
export function subtreeRoot(
  before: Tree | undefined,
  leaves: readonly string[],
  { start, end }: Range,
): string {
  const size = before?.size ?? 0;
  const partial =
    before === undefined || size <= start
      ? undefined
      : { size: size - start, frontier: frontierFrom(before, start) };
  return rootHash(appendLeaves(partial, leaves.slice(Math.max(0, start - size), end - size)));
}

/** Computes the root hash from a leaf and its path. Returns undefined for a path of the wrong length. */
export function rootFromPath(
  leaf: string,
  index: number,
  size: number,
  path: readonly string[],
): string | undefined {
  if (index >= size) return undefined;
  const ranges = pathRanges(index, { start: 0, end: size });
  if (ranges.length !== path.length) return undefined;
  return ranges.reduce(
    (node, { start }, level) => {
      const sibling = path[level] ?? '';
      return start > index ? hash(1, node, sibling) : hash(1, sibling, node);
    },
    hash(0, leaf),
  );
}
