import { createHash } from 'node:crypto';

/**
 * The Merkle tree of RFC 6962, continued from its right edge: of the leaves before, only the roots of the largest whole
 * trees are kept, at most one for each binary digit of their number. All hashes are base64.
 */
export interface Tree {
  readonly size: number;
  /** Roots of whole trees, from the largest on. */
  readonly frontier: readonly string[];
}

const emptyTree: Tree = { size: 0, frontier: [] };

/** The hash of RFC 6962 over what is base64: 0 before a leaf, 1 before two nodes, nothing for the empty tree. */
export const hash = (prefix: number | undefined, ...parts: readonly string[]): string => {
  const sha256 = createHash('sha256');
  if (prefix !== undefined) sha256.update(Uint8Array.of(prefix));
  for (const part of parts) sha256.update(part, 'base64');
  return sha256.digest('base64');
};

/** The tree with one leaf more behind the last. */
function withLeaf({ size, frontier }: Tree, leaf: string): Tree {
  const next = [...frontier];
  let node = hash(0, leaf);
  for (let rest = size; rest % 2 === 1; rest = (rest - 1) / 2) node = hash(1, next.pop() ?? '', node);
  return { size: size + 1, frontier: [...next, node] };
}

/** The tree with these leaves behind the last; undefined is the empty one. */
export const treeAfter = (tree: Tree | undefined, leaves: readonly string[]): Tree =>
  leaves.reduce(withLeaf, tree ?? emptyTree);

export const rootOf = ({ frontier }: Tree): string =>
  frontier.length === 0 ? hash(undefined) : frontier.reduceRight((right, left) => hash(1, left, right));
