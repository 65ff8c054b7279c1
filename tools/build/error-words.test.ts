import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserErrors } from '../../web/error-words-plugin.ts';
import { ROOT } from '../emulators/suite.ts';

test('each error that the browser finds out by itself has its words there', () => {
  const made = readdirSync(`${ROOT}/web/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(`${ROOT}/web/src/${file}`, 'utf8').matchAll(/new ApiError\(\s*'([a-z-]+)'/g),
    ])
    .map(([, code = '']) => code);
  const client = readFileSync(`${ROOT}/web/src/api/client.ts`, 'utf8');
  const [, platform = ''] = /ofThePlatform[^{]*\{([^}]*)\}/.exec(client) ?? [];
  const ofThePlatform = [...platform.matchAll(/'([a-z-]+)'/g)].map(([, code = '']) => code);
  expect(made).toContain('internal');
  expect(ofThePlatform.length).toBeGreaterThan(0);
  expect(browserErrors).toEqual(expect.arrayContaining([...made, ...ofThePlatform]));
});
