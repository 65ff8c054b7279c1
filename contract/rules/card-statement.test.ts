import { describe, expect, test } from 'vitest';
import {
  type CardStatement,
  cardCode,
  cardLink,
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

test('a name is cut to its room between two characters', () => {
  expect(nameIn('a'.repeat(40))).toBe('a'.repeat(40));
  expect(nameIn('a'.repeat(41))).toBe(`${'a'.repeat(37)}…`);
  expect(nameIn('🌺'.repeat(20))).toBe(`${'🌺'.repeat(9)}…`);
  expect(nameIn('a\ud800b')).toBe('a_b');
});

test('what has no room is refused', () => {
  expect(() => statementBytes({ ...statement, memberNumber: 'LAIN-2026-048213' })).toThrow('LAIN-2026');
  expect(() => statementBytes({ ...statement, memberNumber: 'SISINDO-2026-48' })).toThrow('SISINDO-2026-48');
  expect(() => statementBytes({ ...statement, validUntil: 'nanti' })).toThrow('nanti');
});

describe('anything else is no code', () => {
  const code = codeOf();
  test.each([
    ['nothing', ''],
    ['words', 'bukan kode kartu'],
    ['a signature without a statement', code.slice(-86)],
    ['a code without a name', cardCode(statementBytes(statement).slice(0, 18), signature)],
    ['another format', `B${code.slice(1)}`],
    ['signs of plain base64', `${code.slice(0, -1)}=`],
    ['a name that is no UTF-8', cardCode(statementBytes(statement).fill(0xff, 18), signature)],
    ['far too much', code.repeat(40)],
  ])('%s', (_, text) => {
    expect(readCardCode(text)).toBeUndefined();
  });

  test('a second spelling of the same bytes', () => {
    const short = codeOf({ name: 'a' });
    const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
    const parsed = signs.flatMap((sign) => fromBase64Url(`${short.slice(0, -1)}${sign}`)?.join() ?? []);
    // The last sign stands for four bits here, so sixteen of them are the one spelling of something.
    expect([parsed.length, new Set(parsed).size]).toEqual([16, 16]);
  });
});
