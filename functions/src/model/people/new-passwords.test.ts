import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { requireUnguessed } from './new-passwords.ts';

const owner = { name: 'Siti Nurhaliza', email: 'siti.nur@example.org' };
const answerTo = (password: string) =>
  requireUnguessed(password, owner).then(
    () => 'taken',
    ({ fields }) => fields.password,
  );

const common = 'Kata sandi ini terlalu umum dan cepat ditebak. Pilih yang lain.';
const telling = 'Kata sandi tidak boleh memuat nama atau alamat email Anda.';

test.each([
  ['123456', common],
  ['QWERTY', common],
  [' iloveyou ', common],
  ['roberto1', common],
  ['sisindo-2026', common],
  ['sitinurhaliza', telling],
  ['Siti Nurhaliza 1', telling],
  ['nurhaliza99', telling],
  ['x-siti.nur@example.org', telling],
  ['siti.nur2026', telling],
  ['rahasia-siti', 'taken'],
  ['kopi susu pagi', 'taken'],
])('%s is answered: %s', async (password, answer) => {
  expect(await answerTo(password)).toBe(answer);
});

test('the list holds what is long enough of 10,000, each once', () => {
  expect(commonPasswords.size).toBe(9051);
  expect([...commonPasswords].every((word) => word.length >= 6 && word === word.toLowerCase())).toBe(true);
});
