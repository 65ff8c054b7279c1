import { describe, expect, test } from 'vitest';
import {
  type CardStatement,
  cardLink,
  encodeCardCode,
  encodeStatement,
  extractCode,
  parseCardCode,
} from './card-statement.ts';
import { computeChecksum, fromBase64Url } from './signed-codes.ts';

const statement: CardStatement = {
  keyId: '0a1f',
  memberNumber: 'SISINDO-2026-048213',
  name: 'Dewi Lestari Putri',
  validUntil: '2027-11-05T02:03:04.000Z',
  serial: '00ff10203040',
};
const signature = new Uint8Array(64).fill(7);
const codeOf = (changes: Partial<CardStatement> = {}) =>
  encodeCardCode(encodeStatement({ ...statement, ...changes }), signature);
const bytesOf = (ascii: string) => Uint8Array.from(ascii, (sign) => sign.charCodeAt(0));
const nameIn = (name: string) => parseCardCode(codeOf({ name }))?.statement.name;

test('parsing returns the encoded statement', () => {
  const parsed = parseCardCode(codeOf());
  expect(parsed).toEqual({ statement, signed: encodeStatement(statement), signature });
  expect(parseCardCode(codeOf({ name: 'Šri Wahyuni 🌺' }))?.statement.name).toBe('Šri Wahyuni 🌺');
});

test('parsing drops fractions of a second', () => {
  const parsed = parseCardCode(codeOf({ validUntil: '2027-11-05T02:03:04.987Z' }));
  expect(parsed?.statement.validUntil).toBe(statement.validUntil);
});

test('the code is in the URL fragment, which servers do not receive', () => {
  const code = codeOf();
  expect(cardLink(code)).toBe(`https://sisindo.example.org/verify#${code}`);
  for (const text of [code, cardLink(code), ` ${cardLink(code)}\n`]) expect(extractCode(text)).toBe(code);
});

test('a member number keeps its leading zeros', () => {
  const read = parseCardCode(codeOf({ memberNumber: 'SISINDO-0026-000007' }));
  expect(read?.statement.memberNumber).toBe('SISINDO-0026-000007');
});

test.each(['1970-01-01T00:00:00.000Z', '2106-02-07T06:28:15.000Z'])(
  'an end at %s can be encoded',
  (validUntil) => {
    expect(parseCardCode(codeOf({ validUntil }))?.statement.validUntil).toBe(validUntil);
  },
);

test('a long name is cut at a character boundary', () => {
  expect(nameIn('a'.repeat(40))).toBe('a'.repeat(40));
  expect(nameIn('a'.repeat(41))).toBe(`${'a'.repeat(37)}…`);
  expect(nameIn('🌺'.repeat(20))).toBe(`${'🌺'.repeat(9)}…`);
  expect(nameIn('a\ud800b')).toBe('a_b');
  expect(nameIn(`${'a'.repeat(36)} ${'b'.repeat(9)}`)).toBe(`${'a'.repeat(36)}…`);
});

test.each([
  ['Prof. Dr. Ir. Hj. Siti Rahmawati Kusuma, S.Kom., M.Sc., Ph.D.', 'Siti Rahmawati Kusuma'],
  [
    'Raden Ajeng Siti Nurhaliza Kusumawardhani Prameswari Dewi Anggraini',
    'Raden Ajeng Siti N. K. P. D. Anggraini',
  ],
  ['Dr. Budi Santoso, M.Sc.', 'Dr. Budi Santoso, M.Sc.'],
])('the name %s is encoded as %s', (name, written) => {
  expect(nameIn(name)).toBe(written);
});

test.each([
  { memberNumber: 'LAIN-2026-048213' },
  { memberNumber: 'SISINDO-2026-48' },
  { memberNumber: 'SISINDO-2026-0482130' },
  { memberNumber: 'SISINDO-12026-048213' },
  { validUntil: 'nanti' },
  { validUntil: '1969-12-31T23:59:59.000Z' },
  { validUntil: '2106-02-07T06:28:16.000Z' },
])('%o cannot be encoded', (changes) => {
  const { memberNumber, validUntil } = { ...statement, ...changes };
  const message = `No card can be written for ${memberNumber} until ${validUntil}.`;
  expect(() => encodeStatement({ ...statement, ...changes })).toThrow(message);
});

describe('an invalid code is not parsed', () => {
  const withName = (name: string) =>
    encodeCardCode(Uint8Array.of(...encodeStatement(statement).slice(0, 18), ...bytesOf(name)), signature);

  test.each<[string, (code: string) => string]>([
    ['nothing', () => ''],
    ['words', () => 'bukan kode kartu'],
    ['a signature without a statement', (code) => code.slice(-86)],
    ['a code without a name', () => withName('')],
    ['a name that is longer than its room', () => withName('a'.repeat(41))],
    ['another format', (code) => `B${code.slice(1)}`],
    ['signs of plain base64', (code) => `${code.slice(0, -1)}=`],
    ['a name that is no UTF-8', () => encodeCardCode(encodeStatement(statement).fill(0xff, 18), signature)],
    ['far too much', (code) => code.repeat(40)],
  ])('%s', (_, spoiled) => {
    expect(parseCardCode(spoiled(codeOf()))).toBeUndefined();
  });

  test('a second encoding of the same bytes', () => {
    const short = codeOf({ name: 'ab' });
    const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
    const parsed = signs.flatMap((sign) => fromBase64Url(`${short.slice(0, -1)}${sign}`)?.join() ?? []);
    // The last character encodes four bits, so 16 of the 64 characters are a canonical encoding.
    expect([parsed.length, new Set(parsed).size]).toEqual([16, 16]);
  });
});

/** Check value of CRC-16/IBM-3740 in the catalogue of parametrised CRC algorithms. */
test('the checksum is CRC-16/IBM-3740', () => {
  expect(computeChecksum(bytesOf('123456789'))).toEqual([0x29, 0xb1]);
});

test('a code with one wrong character, or cut short, is not parsed', () => {
  const code = codeOf();
  const signs = ['A', 'g', '_'];
  for (let place = 0; place < code.length; place += 1) {
    expect(parseCardCode(code.slice(0, place)), `${place}`).toBeUndefined();
    for (const sign of signs.filter((other) => other !== code[place])) {
      const wrong = `${code.slice(0, place)}${sign}${code.slice(place + 1)}`;
      expect(parseCardCode(wrong), `${sign} at ${place}`).toBeUndefined();
    }
  }
});

test('a code of the first format has no checksum', () => {
  const bytes = encodeStatement(statement);
  bytes[0] = 1;
  const code = encodeCardCode(bytes, signature);
  expect(code).toHaveLength(Math.ceil(((bytes.length + 64) * 4) / 3));
  expect(parseCardCode(code)?.statement).toEqual(statement);
});

/** RFC 4648 section 10, with the URL-safe alphabet and without padding. */
test.each([
  ['', ''],
  ['f', 'Zg'],
  ['fo', 'Zm8'],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg'],
  ['fooba', 'Zm9vYmE'],
  ['foobar', 'Zm9vYmFy'],
  ['??>', 'Pz8-'],
  ['???', 'Pz8_'],
])('"%s" is encoded as "%s"', (text, written) => {
  expect(encodeCardCode(bytesOf(text), new Uint8Array())).toBe(written);
  expect(fromBase64Url(written)).toEqual(bytesOf(text));
});
