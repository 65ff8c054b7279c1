import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagePolicy, pagePolicyOf, securityHeaders } from './headers.ts';

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

test('the function and Hosting send the same security headers', () => {
  expect(securityHeaders).toEqual(headersAt('**'));
  expect({ 'Content-Security-Policy': pagePolicy }).toEqual(headersAt('!/api/**'));
});

test('pages may load reCAPTCHA only when a site key is set', () => {
  expect(pagePolicyOf({ APP_CHECK_SITE_KEY: '' })).toBe(pagePolicy);
  expect(pagePolicyOf({ APP_CHECK_SITE_KEY: 'key' })).toBe(
    "default-src 'none'; script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' https://www.google.com/recaptcha/ https://content-firebaseappcheck.googleapis.com; frame-src https://calendar.google.com https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default html ProseMirrorClipboard sisindo 'allow-duplicates' *",
  );
});

test('Hosting deploys security.txt and no source maps', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  for (const name of ['index.html', 'a.js', 'a.js.map']) writeFileSync(join(folder, name), '');
  const require = createRequire(import.meta.url);
  // The function by which `firebase deploy` chooses the files.
  const { listFiles } = require('firebase-tools/lib/listFiles') as {
    listFiles: (folder: string, ignore: readonly string[]) => string[];
  };
  mkdirSync(join(folder, '.well-known'));
  writeFileSync(join(folder, '.well-known/security.txt'), '');
  const deployed = listFiles(folder, hosting.ignore).sort();
  rmSync(folder, { recursive: true });
  expect(deployed).toEqual(['.well-known/security.txt', 'a.js', 'index.html']);
});
