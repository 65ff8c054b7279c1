import { expect, test } from 'vitest';
import { mulberry32 } from '../mulberry32.ts';
import { billAmount, billDueAt, formatBillCode, isBillCode, splitBillCodes, toBillCode } from './bills.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('the amount is not more than the fee unless the mode is add', () => {
  expect(billAmount(150_000, 123, 'subtract')).toBe(149_877);
  expect(billAmount(150_000, 123, 'add')).toBe(150_123);
  expect(billAmount(150_000, 123, 'off')).toBe(150_000);
  expect(billAmount(150_000, null, 'subtract')).toBe(150_000);
});

test('members have 14 days to pay, visitors 48 hours', () => {
  const now = new Date('2026-11-01T00:00:00Z');
  expect(billDueAt(now, false)).toEqual(new Date('2026-11-15T00:00:00Z'));
  expect(billDueAt(now, true)).toEqual(new Date('2026-11-03T00:00:00Z'));
});

test('a bill code has eight unambiguous characters', () => {
  expect(toBillCode([0, 0, 0, 0, 0, 0, 0])).toBe('00000000');
  // The digit 1 has the weight x; its check character cancels it.
  expect(toBillCode([0, 0, 0, 0, 0, 0, 1])).toBe('00000012');
  expect(toBillCode([31, 30, 29, 28, 27, 26, 25])).toBe('ZYXWVTS4');
  expect(isBillCode('00000012')).toBe(true);
  for (const wrong of ['', '0000001', '000000012', '0000001O', '0000001u', ' 0000012', '00000013']) {
    expect(isBillCode(wrong), wrong).toBe(false);
  }
  expect(formatBillCode('ABCD2345')).toBe('ABCD-2345');
});

test('typed codes are split as people write them', () => {
  const codes = ['00000012', 'ZYXWVTS4'];
  const typed = ['00000012 ZYXWVTS4', '0000-0012, zyxw-vts4', '0000 0012;ZYXW VTS4', ' 00000012,zyxw vts4 '];
  for (const text of typed) expect(splitBillCodes(text), text).toEqual(codes);
  expect(splitBillCodes(' , ')).toEqual([]);
});

test('the check character detects every wrong character and every swap of two characters', () => {
  const random = mulberry32(15);
  const accepted: string[] = [];
  for (let round = 0; round < 100; round += 1) {
    const code = toBillCode(Array.from({ length: 7 }, () => random() & 31));
    expect(isBillCode(code)).toBe(true);
    for (const wrong of wrongVariants(code)) if (isBillCode(wrong)) accepted.push(wrong);
  }
  expect(accepted).toEqual([]);
});

function* wrongVariants(code: string): Generator<string> {
  for (const [place, letter] of [...code].entries()) {
    for (const other of alphabet) {
      if (other !== letter) yield code.slice(0, place) + other + code.slice(place + 1);
    }
    for (let second = place + 1; second < code.length; second += 1) {
      const letters = [...code];
      [letters[place], letters[second]] = [letters[second] ?? '', letter];
      if (letters.join('') !== code) yield letters.join('');
    }
  }
}
