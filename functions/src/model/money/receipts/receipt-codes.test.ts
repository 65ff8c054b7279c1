import { expect, test } from 'vitest';
import { decodeReceiptCode, encodeReceiptCode, newReceiptSecret } from './receipt-codes.ts';

const claim = { number: 'KW/2026/000123', secret: 'a1b2c3d4e5f6' };

test('a code has 24 characters and contains number and secret', () => {
  const code = encodeReceiptCode(claim);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
  expect(decodeReceiptCode(code)).toEqual(claim);
});

test('a code is decoded in any case and grouping', () => {
  const code = encodeReceiptCode({ number: 'KW/2033/999999', secret: '000000000421' });
  const read = decodeReceiptCode(code);
  expect(read).toEqual({ number: 'KW/2033/999999', secret: '000000000421' });
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replace(/1/g, 'l');
  expect(decodeReceiptCode(`  ${typed} `)).toEqual(read);
});

test('a wrong, swapped or missing character makes a code invalid', () => {
  const code = encodeReceiptCode(claim).replaceAll('-', '');
  for (let index = 0; index < code.length; index += 1) {
    for (const sign of '07AZ') {
      const wrong = `${code.slice(0, index)}${sign}${code.slice(index + 1)}`;
      if (wrong !== code) expect(decodeReceiptCode(wrong)).toBeUndefined();
    }
    const swapped = `${code.slice(0, index)}${code[index + 1] ?? ''}${code[index]}${code.slice(index + 2)}`;
    if (swapped !== code) expect(decodeReceiptCode(swapped)).toBeUndefined();
    expect(decodeReceiptCode(code.slice(0, index))).toBeUndefined();
  }
  for (const other of ['', 'SISINDO', `${code}0`, '!'.repeat(20), 'U'.repeat(20)]) {
    expect(decodeReceiptCode(other)).toBeUndefined();
  }
});

test('each receipt has another secret', () => {
  expect(new Set(Array.from({ length: 100 }, newReceiptSecret)).size).toBe(100);
  expect(newReceiptSecret()).toMatch(/^[0-9a-f]{12}$/);
});
