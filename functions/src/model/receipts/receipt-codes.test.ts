import { expect, test } from 'vitest';
import { newReceiptSecret, readReceiptCode, receiptCode } from './receipt-codes.ts';

const claim = { number: 'KW/2026/000123', secret: 'a1b2c3d4e5f6' };

test('a code is short enough to be typed, and says number and secret', () => {
  const code = receiptCode(claim);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
  expect(readReceiptCode(code)).toEqual(claim);
});

test('a code is read however it was typed', () => {
  const code = receiptCode({ number: 'KW/2033/999999', secret: '000000000421' });
  const read = readReceiptCode(code);
  expect(read).toEqual({ number: 'KW/2033/999999', secret: '000000000421' });
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replace(/1/g, 'l');
  expect(readReceiptCode(`  ${typed} `)).toEqual(read);
});

test('one wrong sign, two signs changed about, or one too few is no code', () => {
  const code = receiptCode(claim).replaceAll('-', '');
  for (let place = 0; place < code.length; place += 1) {
    for (const sign of '07AZ') {
      const wrong = `${code.slice(0, place)}${sign}${code.slice(place + 1)}`;
      if (wrong !== code) expect(readReceiptCode(wrong)).toBeUndefined();
    }
    const turned = `${code.slice(0, place)}${code[place + 1] ?? ''}${code[place]}${code.slice(place + 2)}`;
    if (turned !== code) expect(readReceiptCode(turned)).toBeUndefined();
    expect(readReceiptCode(code.slice(0, place))).toBeUndefined();
  }
  for (const other of ['', 'SISINDO', `${code}0`, '!'.repeat(20), 'U'.repeat(20)]) {
    expect(readReceiptCode(other)).toBeUndefined();
  }
});

test('no two receipts have the same secret', () => {
  expect(new Set(Array.from({ length: 100 }, newReceiptSecret)).size).toBe(100);
  expect(newReceiptSecret()).toMatch(/^[0-9a-f]{12}$/);
});
