import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminScreens, memberScreens, unlistedScreens } from '../../support/actions/screens.ts';

/** Paths in the neighbouring files, with `:id` for ids that are created with the records. */
const swept = readdirSync(import.meta.dirname)
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .flatMap((source) => [...source.matchAll(/['`](\/[A-Za-z][^'`?#]*)/g)])
  .map(([, path = '']) => path.replace(/\$\{[^}]*\}/g, ':id'));

test.each([...adminScreens(':id'), ...memberScreens, ...unlistedScreens])(
  '%s is in the sweep of screens',
  (path) => {
    expect(swept, `Add it to a file of tests/browser/screens, with its states`).toContain(path);
  },
);
