import { createHash } from 'node:crypto';

/**
 * The Merkle tree of RFC 6962, which grows at its right edge. Of earlier leaves it stores only the roots of
 * the largest complete subtrees: at most one for each binary digit of the tree size. All hashes are base64.
 */
export interface Tree {
  readonly size: number;
  /** Roots of complete subtrees, the largest first. */
  readonly frontier: readonly string[];
}

const emptyTree: Tree = { size: 0, frontier: [] };

/** Hashes base64 parts as RFC 6962 does: prefix 0 for a leaf, 1 for two nodes, none for the empty tree. */
export const hash = (prefix: number | undefined, ...parts: readonly string[]): string => {
  const sha256 = createHash('sha256');
  if (prefix !== undefined) sha256.update(Uint8Array.of(prefix));
  for (const part of parts) sha256.update(part, 'base64');
  return sha256.digest('base64');
};

function appendLeaf({ size, frontier }: Tree, leaf: string): Tree {
  const next = [...frontier];
  let node = hash(0, leaf);
  for (let rest = size; rest % 2 === 1; rest = (rest - 1) / 2) node = hash(1, next.pop() ?? '', node);
  return { size: size + 1, frontier: [...next, node] };
}

/** Returns the tree with more leaves. An undefined tree is empty. */
export const appendLeaves = (tree: Tree | undefined, leaves: readonly string[]): Tree =>
  leaves.reduce(appendLeaf, tree ?? emptyTree);

export const rootHash = ({ frontier }: Tree): string =>
  frontier.length === 0 ? hash(undefined) : frontier.reduceRight((right, left) => hash(1, left, right));
