import { expect, test } from 'vitest';
import { memberValidity } from './member-validity.ts';

test.each([
  ['2026-06-15T05:00:00.000Z', 'berlaku sampai 15 Juni 2026'],
  ['2026-06-14T05:00:00.000Z', 'berakhir pada 15 Juni 2026'],
])('the validity until %s reads as %s on its last day and later', (validUntil, text) => {
  expect(memberValidity(validUntil, '15 Juni 2026', new Date('2026-06-15T10:00:00.000Z'))).toBe(text);
});
