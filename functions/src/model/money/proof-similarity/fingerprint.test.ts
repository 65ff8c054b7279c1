import { createHash } from 'node:crypto';
import { mulberry32 } from 'contract/rules/mulberry32';
import { describe, expect, test } from 'vitest';
import {
  type CoarseFingerprint,
  decodeCoarseFingerprint,
  encodeCoarseFingerprint,
  toCoarseFingerprint,
} from './coarse-fingerprint.ts';
import { CoarseSearch } from './coarse-search.ts';
import { decodeFingerprint, encodeFingerprint } from './encode-fingerprint.ts';
import { canBeCompared, computeFingerprint } from './fingerprint.ts';
import { findGlyphs } from './glyphs.ts';
import type { GreyPicture } from './grey-picture.ts';
import { showsSameSlip } from './shows-same-slip.ts';
import { linkNeighbours } from './text-regions.ts';

const [width, height, rows, letters] = [900, 1200, 18, 16];

/** Rows of letters of three strokes; the first are the same on every sheet, as the form of a bank is. */
function drawSheet(serial: number, ink = 30, paper = 240): GreyPicture {
  const levels = new Uint8Array(width * height).fill(paper);
  for (let row = 0; row < rows; row += 1) {
    const next = mulberry32(row < 10 ? row : serial * 1000 + row);
    for (let letter = 0; letter < letters; letter += 1) {
      const [left, top] = [80 + letter * 17 + (row % 3) * 40, 60 + row * 60];
      const strokes = 1 + ((next() >>> 0) % 7);
      for (let y = 0; y < 22; y += 1) {
        for (let x = 0; x < 12; x += 1) {
          const part = x < 4 ? 1 : y < 7 ? 2 : y > 15 ? 4 : 0;
          if (x < 3 || (strokes & part) !== 0) levels[(top + y) * width + left + x] = ink;
        }
      }
    }
  }
  return { width, height, levels };
}

describe('a fingerprint', () => {
  const fingerprint = computeFingerprint(drawSheet(1));

  test('contains every row, and each row in pieces', () => {
    expect(fingerprint.features).toHaveLength(42);
    expect(fingerprint.pieces).toHaveLength(54);
    expect(canBeCompared(fingerprint)).toBe(true);
  });

  test('survives encoding as text, to a sixteenth of a pixel', () => {
    const decoded = decodeFingerprint(encodeFingerprint(fingerprint));
    expect(decoded.features.map(({ descriptor }) => descriptor)).toEqual(
      fingerprint.features.map(({ descriptor }) => descriptor),
    );
    for (const [index, { x, y }] of decoded.pieces.entries()) {
      expect(x).toBeCloseTo(fingerprint.pieces[index]?.x as number, 1);
      expect(y).toBeCloseTo(fingerprint.pieces[index]?.y as number, 1);
    }
    expect(encodeFingerprint(decoded)).toBe(encodeFingerprint(fingerprint));
  });

  test.each([
    ['noise', (next: () => number) => next() & 255, 40, [110, 130]],
    ['small boxes', (_: unknown, x: number, y: number) => (x % 5 < 3 && y % 10 < 7 ? 0 : 255), 70, [15, 130]],
  ])(
    'of %s compares only near glyphs, and describes at most 110 features and 130 pieces',
    (_, levelAt, maxReads, lengths) => {
      const [wide, low] = [2000, 150];
      const next = mulberry32(1);
      const levels = Uint8Array.from({ length: wide * low }, (_level, at) =>
        levelAt(next, at % wide, Math.floor(at / wide)),
      );
      const picture = { width: wide, height: low, levels };
      const glyphs = findGlyphs(picture);
      let reads = 0;
      const counted = new Proxy(glyphs, {
        get(target, key, receiver) {
          reads += 1;
          return Reflect.get(target, key, receiver);
        },
      });
      linkNeighbours(counted);
      expect(reads / glyphs.length).toBeLessThan(maxReads);
      const { features, pieces } = computeFingerprint(picture);
      expect([features.length, pieces.length]).toEqual(lengths);
    },
  );

  test('never changes between versions, so that stored fingerprints match new ones', () => {
    const digest = createHash('sha256')
      .update(encodeCoarseFingerprint(toCoarseFingerprint(fingerprint)))
      .digest('hex');
    expect(digest).toMatchInlineSnapshot(
      `"696d9bddb6376c3528bbdd19ae0c9aec5daa1f757eab3ea7bce7bb2e6d3f09c4"`,
    );
  });

  test('of a blank sheet or of bars cannot be compared', () => {
    const blank = { width, height, levels: new Uint8Array(width * height).fill(255) };
    expect(canBeCompared(computeFingerprint(blank))).toBe(false);
    const bars = {
      ...blank,
      levels: blank.levels.map((_, at) => ((at / width) % 60 < 20 && at % width > 99 ? 0 : 255)),
    };
    expect(canBeCompared(computeFingerprint(bars))).toBe(false);
  });
});

test('a sheet matches itself in other light, but not a sheet with some different rows', () => {
  const [sheet, other] = [computeFingerprint(drawSheet(1)), computeFingerprint(drawSheet(2))];
  const lighter = drawSheet(1, 110, 250);
  expect(showsSameSlip(lighter, computeFingerprint(lighter), sheet)).toBe(true);
  expect(showsSameSlip(lighter, computeFingerprint(lighter), other)).toBe(false);
});

describe('a coarse fingerprint', () => {
  const coarse = toCoarseFingerprint(computeFingerprint(drawSheet(1)));

  test('contains features of three heights or longer: one byte for the length and 16 for the descriptor', () => {
    expect(coarse.lengths).toHaveLength(38);
    expect(encodeCoarseFingerprint(coarse)).toHaveLength(38 * 17);
  });

  test('survives encoding as bytes at any offset', () => {
    const bytes = encodeCoarseFingerprint(coarse);
    const amongOthers = Buffer.concat([Buffer.alloc(3, 7), bytes, Buffer.alloc(2, 7)]);
    expect(decodeCoarseFingerprint(amongOthers.subarray(3, 3 + bytes.length))).toEqual(coarse);
  });
});

describe('a coarse search', () => {
  const coarseFingerprints = Array.from({ length: 10 }, (_, serial) =>
    toCoarseFingerprint(computeFingerprint(drawSheet(serial))),
  );

  function searchFor(picture: GreyPicture, passed: readonly number[]): CoarseSearch {
    const search = new CoarseSearch(toCoarseFingerprint(computeFingerprint(picture)));
    for (const serial of passed)
      search.addCandidate(`sheet ${serial}`, coarseFingerprints[serial] as CoarseFingerprint);
    return search;
  }

  test('ranks the same sheet in other light before sheets that share only the form', () => {
    const search = searchFor(drawSheet(7, 90, 255), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(search.findBestMatches(1)).toEqual(['sheet 7']);
    expect(search.findBestMatches(20)).toHaveLength(10);
  });

  test('finds the sheet among few candidates, and nothing without candidates', () => {
    expect(searchFor(drawSheet(7, 90, 255), [3, 7]).findBestMatches(1)).toEqual(['sheet 7']);
    expect(searchFor(drawSheet(7, 90, 255), [7]).findBestMatches(8)).toEqual(['sheet 7']);
    expect(searchFor(drawSheet(7), []).findBestMatches(8)).toEqual([]);
  });

  test('omits candidates without a common word', () => {
    const coarse = toCoarseFingerprint(computeFingerprint(drawSheet(1)));
    const search = new CoarseSearch(coarse);
    search.addCandidate('nothing alike', { ...coarse, descriptors: coarse.descriptors.map((word) => ~word) });
    search.addCandidate('other lengths', {
      ...coarse,
      lengths: coarse.lengths.map((length) => length + 100),
    });
    search.addCandidate('without a feature', { lengths: new Uint8Array(), descriptors: new Uint32Array() });
    expect(search.findBestMatches(8)).toEqual([]);
  });
});
