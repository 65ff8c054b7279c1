import { describe, expect, test } from 'vitest';
import { readScreen, readScreens, readScreensIn } from './read-screens.ts';

const screens = readScreens();

test('every page has a unique title, except articles, events, profiles and journals, which render their own', () => {
  expect(screens.length).toBeGreaterThan(50);
  expect(screens.filter(({ title }) => title === undefined).map(({ path }) => path)).toEqual([
    '/blog/blog-details/:id',
    '/event/event-details/:id',
    '/directory/:id',
    '/journal/:id',
  ]);
  const titles = screens.flatMap(({ title }) => title ?? []);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('every page has a path of its own', () => {
  const paths = screens.map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  ['/admin', 'none'],
  ['/addAdmin', 'none'],
  ['/admin/manage-user', ['people', 'money']],
  ['/admin/manage-user/:id', ['people', 'money']],
  ['/admin/manage-user/edit/:id', 'people'],
  ['/admin/request-renewal/review', 'money'],
  ['/admin/manage-content/home', 'content'],
  ['/admin/audit', 'audit'],
])('the screen %s needs %s', (path, duty) => {
  expect(screens.find((screen) => screen.path === path)?.duty).toEqual(duty);
});

describe('a page file', () => {
  const source = `import { toParams } from './params.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { unused } from './unused.ts';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/deadlines/:id',
  duty: ['people', 'money'],
  visiblePart: './chart.tsx',
  prefetch: (visit) => [toParams(visit)],
};
export default function Page() {
  return unused;
}
`;

  test('gives the literal fields of its screen, and the imports that the screen uses', () => {
    expect(readScreen('src/features/deadlines/deadlines-page.tsx', source)).toMatchObject({
      audience: 'admin',
      path: '/admin/deadlines/:id',
      duty: ['people', 'money'],
      visibleModule: 'src/features/deadlines/chart.tsx',
      imports: ["import { toParams } from './params.ts';"],
    });
  });

  test('has its title in the language of the list, also after a list in another language', () => {
    const titles = (['id', 'en', 'id'] as const).map(
      (locale) => readScreensIn(locale).find(({ path }) => path === '/login')?.title,
    );
    expect(titles).toEqual(['Daftar atau masuk', 'Register or log in', 'Daftar atau masuk']);
  });

  test('is read again after a change', () => {
    const read = (text: string) => readScreen('src/features/deadlines/deadlines-page.tsx', text).path;
    expect(read(source)).toBe('/admin/deadlines/:id');
    expect(read(source.replace('deadlines/:id', 'terms/:id'))).toBe('/admin/terms/:id');
    expect(read(source)).toBe('/admin/deadlines/:id');
  });

  test('without a screen, or with a computed path, is reported', () => {
    const read = (text: string) => () => readScreen('src/features/a/a-page.tsx', text);
    expect(read('export default function Page() {}')).toThrow('does not export its screen');
    expect(read(source.replace("'/admin/deadlines/:id'", 'adminPath(noun)'))).toThrow(
      'the path of the screen has to be a literal',
    );
  });

  test('with a screen that uses a function of the same file is reported', () => {
    const local = source.replace('(visit)', '({ page })').replace('toParams(visit)', 'toLocal(page)');
    expect(() => readScreen('src/features/a/a-page.tsx', `${local}const toLocal = (page) => page;`)).toThrow(
      'the screen uses toLocal of its own file',
    );
    const key = source.replace('toParams(visit)', 'toParams({ label: "label" })');
    expect(() => readScreen('src/features/a/a-page.tsx', `${key}const label = 1;`)).not.toThrow();
  });
});
