import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminScreens, memberScreens, unlistedScreens } from '../../support/act/screens.ts';

/** The addresses that the files beside this one name, with `:id` for what is only known when the records are made. */
const swept = readdirSync(import.meta.dirname)
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .flatMap((source) => [...source.matchAll(/['`](\/[A-Za-z][^'`?#]*)/g)])
  .map(([, path = '']) => path.replace(/\$\{[^}]*\}/g, ':id'));

test.each([...adminScreens(':id'), ...memberScreens, ...unlistedScreens])('%s is looked at', (path) => {
  expect(swept, `Add it to a file of tests/browser/screens, with its states`).toContain(path);
});
