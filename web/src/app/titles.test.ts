import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Paths and titles from the source of the route tables, without importing the pages. */
const routes = ['routes.tsx', 'unlisted-routes.tsx', 'admin-routes.tsx'].flatMap((file) => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const entries = [...source.matchAll(/\bpath: '([^']+)',\s*(?:title: '([^']+)')?/g)];
  return entries.map(([, path = '', title]) => ({ path, title }));
});

test('every page has a unique title, except articles and events, which render their own', () => {
  expect(routes.length).toBeGreaterThan(50);
  expect(routes.filter(({ title }) => title === undefined).map(({ path }) => path)).toEqual([
    '/blog/blog-details/:id',
    '/event/event-details/:id',
  ]);
  const titles = routes.flatMap(({ title }) => title ?? []);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test("a member's screen has the same text below its heading as its skeleton", () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const texts = [
    ...read('unlisted-routes.tsx').matchAll(/\btext:\s*'([^']+)',\s*load: \(\) => import\('#([^']+)'/g),
  ];
  expect(texts.map(([, , file]) => file)).toEqual([
    'features/membership/membership-page.tsx',
    'features/own-profile/profile-page.tsx',
  ]);
  for (const [, text = '', file = ''] of texts) {
    expect(read(`../${file}`).replace(/\s+/g, ' ')).toContain(`<p className="mt-1 text-muted"> ${text} </p>`);
  }
});
