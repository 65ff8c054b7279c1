import { describe, expect, test } from 'vitest';
import { pathRanges, rootFromPath, subtreeRoot } from './root-from-path.ts';
import { appendLeaves, rootHash } from './tree.ts';

const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64');
const hex = (text: string) => Buffer.from(text, 'base64').toString('hex');

/** Leaves, roots and paths of the reference implementation of RFC 6962 (google/certificate-transparency). */
const leaves = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map(base64);
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
/** Leaf index, tree size and path. */
const paths: [number, number, string[]][] = [
  [0, 1, []],
  [
    0,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    5,
    8,
    [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [2, 3, ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125']],
  [
    1,
    5,
    [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
];

test('tree roots equal those of RFC 6962', () => {
  expect(roots.map((_, size) => hex(rootHash(appendLeaves(undefined, leaves.slice(0, size)))))).toEqual(
    roots,
  );
});

test.each(paths)('the path of leaf %i among %i equals that of RFC 6962', (index, size, path) => {
  const ranges = pathRanges(index, { start: 0, end: size });
  expect(ranges.map((range) => hex(subtreeRoot(undefined, leaves, range)))).toEqual(path);
  expect(hex(rootFromPath(leaves[index] ?? '', index, size, path.map(base64)) ?? '')).toBe(roots[size]);
});

test('paths among seven leaves equal the example of RFC 6962, 2.1.3', () => {
  const rangeNames = (index: number) =>
    pathRanges(index, { start: 0, end: 7 }).map(({ start, end }) => `${start}-${end - 1}`);
  // RFC 6962 names the nodes: d0 has b, h, l; d3 has c, g, l; d4 has f, j, k; d6 has i, k.
  expect([rangeNames(0), rangeNames(3), rangeNames(4), rangeNames(6)]).toEqual([
    ['1-1', '2-3', '4-6'],
    ['2-2', '0-1', '4-6'],
    ['5-5', '6-6', '0-3'],
    ['4-5', '0-3'],
  ]);
});

describe('inclusion proofs in trees up to 40 leaves', () => {
  const sampleLeaves = Array.from({ length: 40 }, (_, index) => base64(index.toString(16).padStart(4, '0')));
  const rootAt = (size: number) => rootHash(appendLeaves(undefined, sampleLeaves.slice(0, size)));

  test('a path proves each leaf from any earlier checkpointed tree', () => {
    for (let size = 1; size <= sampleLeaves.length; size += 1) {
      const root = rootAt(size);
      for (let index = 0; index < size; index += 1) {
        const path = pathRanges(index, { start: 0, end: size }).map((range) => {
          // Any tree that ends before the subtree ends can be the start.
          const sizeBefore = (range.end * 7 + index * 3) % range.end;
          return subtreeRoot(
            appendLeaves(undefined, sampleLeaves.slice(0, sizeBefore)),
            sampleLeaves.slice(sizeBefore),
            range,
          );
        });
        expect(rootFromPath(sampleLeaves[index] ?? '', index, size, path)).toBe(root);
      }
    }
  });

  test('a path proves nothing for another leaf, index, size or path', () => {
    const path = pathRanges(11, { start: 0, end: 23 }).map((range) =>
      subtreeRoot(undefined, sampleLeaves, range),
    );
    const rootWith = (leaf: number, index: number, size: number, by = path) =>
      rootFromPath(sampleLeaves[leaf] ?? '', index, size, by);
    expect(rootWith(11, 11, 23)).toBe(rootAt(23));
    for (const other of [rootWith(12, 11, 23), rootWith(11, 10, 23), rootWith(11, 11, 23, path.toReversed())])
      expect(other).not.toBe(rootAt(23));
    expect([rootWith(11, 11, 11), rootWith(11, 11, 8), rootWith(11, 11, 23, path.slice(1))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(rootWith(11, 11, 23, [...path, path[0] ?? ''])).toBe(undefined);
  });
});
