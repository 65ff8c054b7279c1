import { createHash } from 'node:crypto';
import { mulberry32 } from 'contract/rules/mulberry32';
import { describe, expect, test } from 'vitest';
import { showsSame } from './comparison.ts';
import { type Gist, gistOf, readGist, writeGist } from './gist.ts';
import { GistSearch } from './gist-search.ts';
import type { GreyPicture } from './grey-picture.ts';
import { readLook, writeLook } from './kept-look.ts';
import { canBeCompared, lookOf } from './look.ts';

const [width, height, rows, letters] = [900, 1200, 18, 16];

/** Rows of made-up letters of three strokes; those of the first rows are on every sheet, as the form of a bank is. */
function sheetOf(serial: number, ink = 30, paper = 240): GreyPicture {
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

describe('a look', () => {
  const look = lookOf(sheetOf(1));

  test('holds every row, and each in pieces', () => {
    expect(look.marks).toHaveLength(42);
    expect(look.pieces).toHaveLength(54);
    expect(canBeCompared(look)).toBe(true);
  });

  test('is kept as text and read as it was, to a sixteenth of a pixel', () => {
    const kept = readLook(writeLook(look));
    expect(kept.marks.map(({ sketch }) => sketch)).toEqual(look.marks.map(({ sketch }) => sketch));
    for (const [index, { x, y }] of kept.pieces.entries()) {
      expect(x).toBeCloseTo(look.pieces[index]?.x as number, 1);
      expect(y).toBeCloseTo(look.pieces[index]?.y as number, 1);
    }
    expect(writeLook(kept)).toBe(writeLook(look));
  });

  test('is the same for ever, and what it is found by: kept ones must fit those of tomorrow', () => {
    const digest = createHash('sha256')
      .update(writeGist(gistOf(look)))
      .digest('hex');
    expect(digest).toMatchInlineSnapshot(
      `"696d9bddb6376c3528bbdd19ae0c9aec5daa1f757eab3ea7bce7bb2e6d3f09c4"`,
    );
  });

  test('of a blank sheet and of bars cannot be compared', () => {
    const blank = { width, height, levels: new Uint8Array(width * height).fill(255) };
    expect(canBeCompared(lookOf(blank))).toBe(false);
    const bars = {
      ...blank,
      levels: blank.levels.map((_, at) => ((at / width) % 60 < 20 && at % width > 99 ? 0 : 255)),
    };
    expect(canBeCompared(lookOf(bars))).toBe(false);
  });
});

test('a sheet shows the same as itself in other light, and not the same as one that differs in some rows', () => {
  const [sheet, other] = [lookOf(sheetOf(1)), lookOf(sheetOf(2))];
  const lighter = sheetOf(1, 110, 250);
  expect(showsSame(lighter, lookOf(lighter), sheet)).toBe(true);
  expect(showsSame(lighter, lookOf(lighter), other)).toBe(false);
});

describe('a gist', () => {
  const gist = gistOf(lookOf(sheetOf(1)));

  test('holds the marks of three heights and more: a byte for the length, and 16 for what it looks like', () => {
    expect(gist.lengths).toHaveLength(38);
    expect(writeGist(gist)).toHaveLength(38 * 17);
  });

  test('is kept as bytes and read as it was, wherever they lie', () => {
    const bytes = writeGist(gist);
    const amongOthers = Buffer.concat([Buffer.alloc(3, 7), bytes, Buffer.alloc(2, 7)]);
    expect(readGist(amongOthers.subarray(3, 3 + bytes.length))).toEqual(gist);
  });
});

describe('a search', () => {
  const gists = Array.from({ length: 10 }, (_, serial) => gistOf(lookOf(sheetOf(serial))));

  function searchFor(picture: GreyPicture, passed: readonly number[]): GistSearch {
    const search = new GistSearch(gistOf(lookOf(picture)));
    for (const serial of passed) search.pass(`sheet ${serial}`, gists[serial] as Gist);
    return search;
  }

  test('has the same sheet in other light before all that have the form in common', () => {
    const search = searchFor(sheetOf(7, 90, 255), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(search.likeliest(1)).toEqual(['sheet 7']);
    expect(search.likeliest(20)).toHaveLength(10);
  });

  test('finds it among few too, and nothing among none', () => {
    expect(searchFor(sheetOf(7, 90, 255), [3, 7]).likeliest(1)).toEqual(['sheet 7']);
    expect(searchFor(sheetOf(7, 90, 255), [7]).likeliest(8)).toEqual(['sheet 7']);
    expect(searchFor(sheetOf(7), []).likeliest(8)).toEqual([]);
  });

  test('leaves out what has no word in common', () => {
    const gist = gistOf(lookOf(sheetOf(1)));
    const search = new GistSearch(gist);
    search.pass('nothing alike', { ...gist, sketches: gist.sketches.map((word) => ~word) });
    search.pass('other lengths', { ...gist, lengths: gist.lengths.map((length) => length + 100) });
    search.pass('without a mark', { lengths: new Uint8Array(), sketches: new Uint32Array() });
    expect(search.likeliest(8)).toEqual([]);
  });
});
