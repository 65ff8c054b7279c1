import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { declaredScreens } from '../../../tools/build/declared-screens.ts';
import { hydrated } from '../../support/actions/public-pages.ts';
import { heading } from '../../support/actions/steps.ts';
import { type Screen, sweep, sweepInEnglish } from '../../support/assertions/sweep.ts';
import { makeAdmin, type Person } from '../../support/factories/people.ts';
import { shown } from '../../support/suite/browser.ts';
import { shareStores } from '../../support/suite/reset.ts';

/** Screens without an entry in the neighbouring files. Their sweep follows from their declaration. */

/** Paths in the neighbouring files, with `:id` for ids that are created with the records. */
const listed = readdirSync(import.meta.dirname)
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .flatMap((source) => [...source.matchAll(/['`](\/(?:[A-Za-z][^'`?#]*)?)(?=['`?#])/g)])
  .map(([, path = '']) => path.replace(/\$\{[^}]*\}/g, ':id'));

const others = declaredScreens().filter(({ path }) => !listed.includes(path));
const pages = others.filter(({ audience }) => audience === 'public');
const screens = others.filter(({ audience }) => audience !== 'public');

let admin: Person;
shareStores();
beforeAll(async () => {
  admin = await makeAdmin();
});

test('each screen of one record is in a file of tests/browser/screens, with its record and states', () => {
  expect(others.map(({ path }) => path).filter((path) => path.includes(':'))).toEqual([]);
});

const toScreen = ({ path, title = '' }: (typeof others)[number]): Screen => [
  title,
  () => path,
  (page) => shown(heading(page, title)),
];

/** The heading of a page for visitors may differ from its title. */
const toPage = ({ path, title = '' }: (typeof others)[number]): Screen => [
  title,
  () => path,
  async (page) => {
    await hydrated(page);
    return [360];
  },
];

sweepInEnglish(pages.map(toPage), () => undefined);
sweepInEnglish(screens.filter(({ audience }) => audience !== 'admin').map(toScreen), () => admin);
sweep(pages.map(toPage), () => undefined);
sweep(screens.map(toScreen), () => admin);
