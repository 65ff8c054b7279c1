import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagePolicy, securityHeaders } from './headers.ts';

interface Rule {
  readonly source?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const hosting = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')).hosting;

const headersAt = (source: string) =>
  Object.fromEntries(
    (hosting.headers as Rule[])
      .filter((rule) => rule.source === source)
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );

test('the function and Hosting protect an answer alike', () => {
  expect(securityHeaders).toEqual(headersAt('**'));
  expect({ 'Content-Security-Policy': pagePolicy }).toEqual(headersAt('!/api/**'));
});

test('Hosting is given no source map', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  for (const name of ['index.html', 'a.js', 'a.js.map']) writeFileSync(join(folder, name), '');
  const require = createRequire(import.meta.url);
  // What `firebase deploy` itself chooses files with.
  const { listFiles } = require('firebase-tools/lib/listFiles') as {
    listFiles: (folder: string, ignore: readonly string[]) => string[];
  };
  const deployed = listFiles(folder, hosting.ignore).sort();
  rmSync(folder, { recursive: true });
  expect(deployed).toEqual(['a.js', 'index.html']);
});
