import { hash, rootOf, type Tree, treeAfter } from './tree.ts';

/** That one leaf is in a tree, shown by few of its nodes (RFC 6962, 2.1.1). Nothing here reads or writes. */

/** Leaves from `start` to before `end`: a whole subtree, or the one at the right edge. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The largest power of two that is smaller; of two at least. */
function largestPowerBelow(count: number): number {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
}

/** The subtrees whose roots prove a leaf, from that beside it up: PATH(index, leaves of the range). */
export function pathRanges(index: number, { start, end }: Range): Range[] {
  if (end - start <= 1) return [];
  const middle = start + largestPowerBelow(end - start);
  const [left, right] = [
    { start, end: middle },
    { start: middle, end },
  ];
  return index < middle ? [...pathRanges(index, left), right] : [...pathRanges(index, right), left];
}

/** The roots of whole trees that lie in the range, of a tree that ends within it. */
function frontierFrom({ size, frontier }: Tree, start: number): string[] {
  let position = 0;
  return frontier.filter(() => {
    const at = position;
    position += largestPowerBelow(size - position + 1);
    return at >= start;
  });
}

/**
 * The root of a subtree, given a tree that ends before the subtree does, and the leaves behind it.
 *
 * @param before undefined for the empty tree
 * @param leaves as far as the end of the subtree at least
 */
export function subtreeRoot(
  before: Tree | undefined,
  leaves: readonly string[],
  { start, end }: Range,
): string {
  const size = before?.size ?? 0;
  const begun =
    before === undefined || size <= start
      ? undefined
      : { size: size - start, frontier: frontierFrom(before, start) };
  return rootOf(treeAfter(begun, leaves.slice(Math.max(0, start - size), end - size)));
}

/** The root that a leaf and its path come to; undefined where the path has not the length that it must have. */
export function rootByPath(
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
      const beside = path[level] ?? '';
      return start > index ? hash(1, node, beside) : hash(1, beside, node);
    },
    hash(0, leaf),
  );
}
