import { expect, test } from 'vitest';
import { mulberry32 } from '../mulberry32.ts';
import { parseQris, qrisWithAmount } from './qris.ts';

/** Fictional merchant. */
const plain =
  '00020101021126680016ID.CO.CONTOH.WWW011893600914000000000102150000000000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204869953033605802ID5915CONTOH ASOSIASI6008SURABAYA61056011162070703A0163048217';
const exact =
  '00020101021226680016ID.CO.CONTOH.WWW011893600914000000000102150000000000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI52048699530336054061501235802ID5915CONTOH ASOSIASI6008SURABAYA61056011162070703A01630474F0';

const crc = (text: string): string => {
  const bytes = [...text].map((character) => character.charCodeAt(0));
  const table = Array.from({ length: 256 }, (_, index) =>
    Array.from({ length: 8 }).reduce<number>(
      (value) => ((value << 1) ^ (value & 0x8000 ? 0x1021 : 0)) & 0xffff,
      index << 8,
    ),
  );
  const sum = bytes.reduce(
    (value, byte) => ((value << 8) ^ (table[(value >> 8) ^ byte] ?? 0)) & 0xffff,
    0xffff,
  );
  return sum.toString(16).toUpperCase().padStart(4, '0');
};
/** Returns the code with one part replaced and a correct checksum. */
const changed = (from: string, to: string): string => {
  const body = plain.slice(0, -4).replace(from, to);
  return body + crc(body);
};

test('a static code has a merchant and accepts an exact amount', () => {
  expect(parseQris(plain)).toEqual({
    merchant: 'CONTOH ASOSIASI',
    city: 'SURABAYA',
    nmid: 'ID1020000000001',
  });
  expect(qrisWithAmount(plain, 150_123)).toBe(exact);
});

test('tip tags are removed, and a merchant name that looks like a tag stays', () => {
  const tipping = changed('5802ID', '5502015802ID');
  expect(parseQris(tipping)).toBeDefined();
  expect(qrisWithAmount(tipping, 150_123)).toBe(exact);
  const odd = changed('5915CONTOH ASOSIASI', '5915TOKO 5802ID MAJU'.slice(0, 19));
  expect(parseQris(odd)?.merchant).toBe('TOKO 5802ID MAJ');
  expect(qrisWithAmount(odd, 1)).toContain('5802ID5915TOKO 5802ID MAJ');
});

test.each([
  ['another currency', changed('5303360', '5303840')],
  ['another country', changed('5802ID', '5802MY')],
  ['an amount already', exact],
  ['no merchant', changed('5915CONTOH ASOSIASI', '')],
  ['no national id', changed('0215ID1020000000001', '0215XX1020000000001')],
  ['a tag twice', changed('5802ID', '5802ID5802ID')],
  ['a tag out of its place', changed('52048699530336', '53033605204869')],
  ['an empty value', changed('6105601116', '6100')],
  ['a length beyond the end', changed('62070703A01', '62990703A01')],
  ['a check sum in small letters', exact.slice(0, -4) + exact.slice(-4).toLowerCase()],
  ['a line break behind it', `${plain}\n`],
  ['nothing', ''],
  ['too much', changed('5915CONTOH ASOSIASI', '5915CONTOH ASOSIASI'.repeat(30))],
])('a code with %s is refused', (_what, text) => {
  expect(parseQris(text)).toBeUndefined();
  expect(qrisWithAmount(text, 1)).toBeUndefined();
});

test('none of 10,000 damaged codes is accepted', () => {
  const random = mulberry32(16);
  const below = (count: number) => (random() >>> 0) % count;
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ. ';
  const damages: readonly ((text: string) => string)[] = [
    (text) => text.slice(0, below(text.length)),
    (text) => {
      const at = below(text.length);
      return text.slice(0, at) + letters[below(letters.length)] + text.slice(at + 1);
    },
    (text) => {
      const at = below(text.length);
      return text.slice(0, at) + text.slice(at + 1);
    },
    (text) => {
      const at = below(text.length - 1);
      return text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
    },
    (text) => {
      const at = below(text.length);
      return text.slice(0, at) + letters[below(letters.length)] + text.slice(at);
    },
  ];
  const accepted: string[] = [];
  for (let round = 0; round < 10_000; round += 1) {
    const text = damages[round % damages.length]?.(plain) ?? '';
    if (text !== plain && parseQris(text) !== undefined) accepted.push(text);
  }
  expect(accepted).toEqual([]);
});
