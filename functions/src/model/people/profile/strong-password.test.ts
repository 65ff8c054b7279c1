import { expect, test } from 'vitest';
import list from './common-passwords.json' with { type: 'json' };
import { requireStrongPassword } from './strong-password.ts';

const owner = { name: 'Siti Nurhaliza', email: 'siti.nur@example.org' };
const resultOf = (password: string) =>
  requireStrongPassword(password, owner).then(
    () => 'accepted',
    ({ fields }) => fields.password,
  );

const common = 'Kata sandi ini terlalu umum dan cepat ditebak. Pilih yang lain.';
const personal = 'Kata sandi tidak boleh memuat nama atau alamat email Anda.';

test.each([
  ['123456', common],
  ['QWERTY', common],
  [' iloveyou ', common],
  ['roberto1', common],
  ['sisindo-2026', common],
  ['sitinurhaliza', personal],
  ['Siti Nurhaliza 1', personal],
  ['nurhaliza99', personal],
  ['x-siti.nur@example.org', personal],
  ['siti.nur2026', personal],
  ['rahasia-siti', 'accepted'],
  ['kopi susu pagi', 'accepted'],
])('the password "%s" results in: %s', async (password, result) => {
  expect(await resultOf(password)).toBe(result);
});

test('the list contains the 9,051 sufficiently long passwords of 10,000, without duplicates', () => {
  expect(new Set(list.passwords).size).toBe(9051);
  expect(list.passwords.every((word) => word.length >= 6 && word === word.toLowerCase())).toBe(true);
});
