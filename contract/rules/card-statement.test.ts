import { describe, expect, test } from 'vitest';
import {
  type CardStatement,
  cardCode,
  cardLink,
  checkSum,
  codeIn,
  fromBase64Url,
  readCardCode,
  statementBytes,
} from './card-statement.ts';

const statement: CardStatement = {
  keyId: '0a1f',
  memberNumber: 'SISINDO-2026-048213',
  name: 'Dewi Lestari Putri',
  validUntil: '2027-11-05T02:03:04.000Z',
  serial: '00ff10203040',
};
const signature = new Uint8Array(64).fill(7);
const codeOf = (changes: Partial<CardStatement> = {}) =>
  cardCode(statementBytes({ ...statement, ...changes }), signature);
const bytesOf = (ascii: string) => Uint8Array.from(ascii, (sign) => sign.charCodeAt(0));
const nameIn = (name: string) => readCardCode(codeOf({ name }))?.statement.name;

test('a code is read as it was written', () => {
  const parsed = readCardCode(codeOf());
  expect(parsed).toEqual({ statement, signed: statementBytes(statement), signature });
  expect(readCardCode(codeOf({ name: 'Šri Wahyuni 🌺' }))?.statement.name).toBe('Šri Wahyuni 🌺');
});

test('parts of a second are left out', () => {
  const parsed = readCardCode(codeOf({ validUntil: '2027-11-05T02:03:04.987Z' }));
  expect(parsed?.statement.validUntil).toBe(statement.validUntil);
});

test('the code stays out of the address that a server sees', () => {
  const code = codeOf();
  expect(cardLink(code)).toBe(`https://sisindo.example.org/verify#${code}`);
  for (const text of [code, cardLink(code), ` ${cardLink(code)}\n`]) expect(codeIn(text)).toBe(code);
});

test('a short year and count keep their zeros', () => {
  const read = readCardCode(codeOf({ memberNumber: 'SISINDO-0026-000007' }));
  expect(read?.statement.memberNumber).toBe('SISINDO-0026-000007');
});

test.each(['1970-01-01T00:00:00.000Z', '2106-02-07T06:28:15.000Z'])('an end at %s has room', (validUntil) => {
  expect(readCardCode(codeOf({ validUntil }))?.statement.validUntil).toBe(validUntil);
});

test('a name is cut to its room between two characters', () => {
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
])('the name %s is written as %s', (name, written) => {
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
])('%o has no room and is refused', (changes) => {
  const { memberNumber, validUntil } = { ...statement, ...changes };
  const message = `No card can be written for ${memberNumber} until ${validUntil}.`;
  expect(() => statementBytes({ ...statement, ...changes })).toThrow(message);
});

describe('anything else is no code', () => {
  const withName = (name: string) =>
    cardCode(Uint8Array.of(...statementBytes(statement).slice(0, 18), ...bytesOf(name)), signature);

  test.each<[string, (code: string) => string]>([
    ['nothing', () => ''],
    ['words', () => 'bukan kode kartu'],
    ['a signature without a statement', (code) => code.slice(-86)],
    ['a code without a name', () => withName('')],
    ['a name that is longer than its room', () => withName('a'.repeat(41))],
    ['another format', (code) => `B${code.slice(1)}`],
    ['signs of plain base64', (code) => `${code.slice(0, -1)}=`],
    ['a name that is no UTF-8', () => cardCode(statementBytes(statement).fill(0xff, 18), signature)],
    ['far too much', (code) => code.repeat(40)],
  ])('%s', (_, spoiled) => {
    expect(readCardCode(spoiled(codeOf()))).toBeUndefined();
  });

  test('a second spelling of the same bytes', () => {
    const short = codeOf({ name: 'ab' });
    const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
    const parsed = signs.flatMap((sign) => fromBase64Url(`${short.slice(0, -1)}${sign}`)?.join() ?? []);
    // The last sign stands for four bits here, so sixteen of them are the one spelling of something.
    expect([parsed.length, new Set(parsed).size]).toEqual([16, 16]);
  });
});

/** The check value of CRC-16/IBM-3740 in the catalogue of parametrised CRC algorithms. */
test('the check sum is the one that it is called', () => {
  expect(checkSum(bytesOf('123456789'))).toEqual([0x29, 0xb1]);
});

test('a code with one wrong sign, or cut short, is none', () => {
  const code = codeOf();
  const signs = ['A', 'g', '_'];
  for (let place = 0; place < code.length; place += 1) {
    expect(readCardCode(code.slice(0, place)), `${place}`).toBeUndefined();
    for (const sign of signs.filter((other) => other !== code[place])) {
      const wrong = `${code.slice(0, place)}${sign}${code.slice(place + 1)}`;
      expect(readCardCode(wrong), `${sign} at ${place}`).toBeUndefined();
    }
  }
});

test('a code of the first form has no check sum', () => {
  const bytes = statementBytes(statement);
  bytes[0] = 1;
  const code = cardCode(bytes, signature);
  expect(code).toHaveLength(Math.ceil(((bytes.length + 64) * 4) / 3));
  expect(readCardCode(code)?.statement).toEqual(statement);
});

/** RFC 4648 section 10, with the signs that are safe in an address, and without padding. */
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
])('"%s" is written as "%s"', (text, written) => {
  expect(cardCode(bytesOf(text), new Uint8Array())).toBe(written);
  expect(fromBase64Url(written)).toEqual(bytesOf(text));
});
