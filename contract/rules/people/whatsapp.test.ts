import { expect, test } from 'vitest';
import { whatsappLink } from './whatsapp.ts';

test.each([
  ['+62 812-3456-7890', 'https://wa.me/6281234567890?text=Halo'],
  ['0812 3456 7890', 'https://wa.me/6281234567890?text=Halo'],
  ['+65 6123 4567', 'https://wa.me/6561234567?text=Halo'],
  ['', undefined],
  ['tidak ada', undefined],
  ['123', undefined],
])('%s leads to %s', (phone, link) => {
  expect(whatsappLink(phone, 'Halo')).toBe(link);
});

test('the text cannot add parameters or lines to the address', () => {
  const link = String(whatsappLink('081234567890', 'A&B?\nhttps://x.example.org/#1 \u{1F33A}'));
  expect(link).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=[^&?#\s]+$/);
  expect(decodeURIComponent(link.split('?text=')[1] ?? '')).toBe('A&B?\nhttps://x.example.org/#1 \u{1F33A}');
});
