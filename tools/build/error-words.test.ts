import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserErrorCodes } from '../../web/error-words-plugin.ts';
import { ROOT } from '../emulators/suite.ts';

test('every error that the browser creates itself has its text in the browser bundle', () => {
  const made = readdirSync(`${ROOT}/web/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(`${ROOT}/web/src/${file}`, 'utf8').matchAll(/new ApiError\(\s*'([a-z-]+)'/g),
    ])
    .map(([, code = '']) => code);
  const client = readFileSync(`${ROOT}/web/src/api/client.ts`, 'utf8');
  const [, platform = ''] = /platformErrorCodes[^{]*\{([^}]*)\}/.exec(client) ?? [];
  const platformErrorCodes = [...platform.matchAll(/'([a-z-]+)'/g)].map(([, code = '']) => code);
  expect(made).toContain('internal');
  expect(platformErrorCodes.length).toBeGreaterThan(0);
  expect(browserErrorCodes).toEqual(expect.arrayContaining([...made, ...platformErrorCodes]));
});
