import { expect, test } from 'vitest';
import { formatPhone, normalizePhone, phonePattern } from './phone-numbers.ts';

test.each([
  ['0812 3456-7890', '+6281234567890', '+62 812-3456-7890'],
  ['812.3456.7890', '+6281234567890', '+62 812-3456-7890'],
  ['6281234567890', '+6281234567890', '+62 812-3456-7890'],
  ['+62 (0) 812 3456 7890', '+6281234567890', '+62 812-3456-7890'],
  ['+62 812-3456-7890', '+6281234567890', '+62 812-3456-7890'],
  ['(021) 555 0123', '+62215550123', '+62 21 5550123'],
  ['62 21 555 0123', '+62215550123', '+62 21 5550123'],
  ['0062 812 3456 7890', '+6281234567890', '+62 812-3456-7890'],
  ['0274 555012', '+62274555012', '+62 274 555012'],
  ['+65 9123 4567', '+6591234567', '+6591234567'],
  ['0065 9123 4567', '+6591234567', '+6591234567'],
  ['', '', ''],
])('the number %s is stored as %s and shown as %s', (typed, stored, shown) => {
  expect(normalizePhone(typed)).toBe(stored);
  expect(normalizePhone(stored)).toBe(stored);
  expect(phonePattern.test(stored)).toBe(true);
  expect(formatPhone(stored)).toBe(shown);
  expect(normalizePhone(shown)).toBe(stored);
});

test.each(['abc', '12345', '5550123', '0811+123456', '1234567890123456', '081234567890123'])(
  'the text %s is no phone number',
  (typed) => {
    expect(phonePattern.test(normalizePhone(typed))).toBe(false);
  },
);
