import { createHash } from 'node:crypto';
import { mulberry32 } from 'contract/rules/mulberry32';
import { describe, expect, test } from 'vitest';
import { showsSame } from './comparison.ts';
import type { GreyPicture } from './grey-picture.ts';
import { readLook, writeLook } from './kept-look.ts';
import { canBeCompared, lookOf } from './look.ts';
import { type KeptLook, searchLooks } from './search.ts';
import { foundBy, tokensOf } from './tokens.ts';

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

  test('is the same for ever: kept ones must fit those of tomorrow', () => {
    const digest = createHash('sha256')
      .update(tokensOf(foundBy(look)).join())
      .digest('hex');
    expect(digest).toMatchInlineSnapshot(
      `"853098ce686cfe8d1d8ce9d417f3c0b729d1dd16ff34cb64c362efeb2295ef83"`,
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

describe('a search', () => {
  const limits = { reads: 20, looksOfQuery: 6 };

  /** A ledger with these looks, which counts its reads as Firestore bills them. */
  function ledgerOf(rows: readonly (KeptLook & { readonly tokens: readonly string[] })[]) {
    const counted = { reads: 0 };
    const find = async (tokens: readonly string[], limit: number) => {
      expect(tokens.length).toBeLessThanOrEqual(30);
      const found = rows.filter((row) => row.tokens.some((token) => tokens.includes(token))).slice(0, limit);
      counted.reads += Math.max(1, found.length);
      return found;
    };
    return { counted, find };
  }

  const sheets = Array.from({ length: 10 }, (_, serial) => {
    const look = lookOf(sheetOf(serial));
    return { id: `sheet ${serial}`, tokens: tokensOf(foundBy(look)), look };
  });
  const picture = sheetOf(7, 90, 255);
  const own = { id: 'own', look: lookOf(picture) };

  test('passes by what has only the form in common, within its reads', async () => {
    const { counted, find } = ledgerOf(sheets);
    expect((await searchLooks(picture, own, find, limits)).same).toEqual(['sheet 7']);
    expect(counted.reads).toBeLessThanOrEqual(20);
  });

  test('says what is rare: by these tokens it is found, and not by those of the form', async () => {
    const { find } = ledgerOf(sheets.filter(({ id }) => id !== 'sheet 7'));
    const { same, rareTokens } = await searchLooks(picture, own, find, limits);
    expect(same).toEqual([]);
    expect(rareTokens.length).toBeGreaterThan(0);
    const all = tokensOf(foundBy(own.look));
    expect(rareTokens.every((token) => all.includes(token))).toBe(true);
    const ofForm = new Set(sheets.filter(({ id }) => id !== 'sheet 7').flatMap(({ tokens }) => tokens));
    expect(rareTokens.filter((token) => ofForm.has(token))).toEqual([]);
    const later = ledgerOf([{ ...own, tokens: rareTokens }]);
    const again = { id: 'again', look: lookOf(sheetOf(7)) };
    expect((await searchLooks(sheetOf(7), again, later.find, limits)).same).toEqual(['own']);
  });

  test('asks with bits turned where they are in doubt, when no token is as it was', async () => {
    const whole = new Set(tokensOf(foundBy(own.look)));
    const asked: string[] = [];
    const find = async (tokens: readonly string[]) => {
      asked.push(...tokens);
      return [];
    };
    await searchLooks(picture, own, find, limits);
    expect(asked.length).toBeGreaterThan(500);
    expect(asked.some((token) => !whole.has(token))).toBe(true);
  });
});
