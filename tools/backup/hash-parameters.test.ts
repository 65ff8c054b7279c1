import { expect, test } from 'vitest';
import { parseHashParameters } from './hash-parameters.ts';

const consoleText = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==,
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}`;

test('the text that the Firebase console shows is parsed', () => {
  expect(parseHashParameters(consoleText)).toEqual({
    hashAlgorithm: 'SCRYPT',
    signerKey: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
    saltSeparator: 'Bw==',
    rounds: 8,
    memoryCost: 14,
  });
  expect(parseHashParameters(consoleText.replace('jxspr8', 'a+/bcd')).signerKey).toMatch(/^a-_bcd/);
});

test.each([
  ['rounds: 8,', '', 'lack rounds'],
  ['rounds: 8', 'rounds: 9', 'no whole number from 1 to 8'],
  ['mem_cost: 14', 'mem_cost: many', 'no whole number from 1 to 14'],
  ['SCRYPT', 'BCRYPT', 'not those of Firebase'],
  ['Bw==', '§§', 'no base64'],
])('%s as "%s" is refused', (from, to, why) => {
  expect(() => parseHashParameters(consoleText.replace(from, to))).toThrow(why);
});
