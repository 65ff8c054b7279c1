import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentLocale, type Locale, setLocaleReader } from '../contract/text/language/localize.ts';
import { messages, siteLocale } from './messages-plugin.ts';

// Other test files of this process use the reader of the function.
beforeEach(() => {
  const previous = setLocaleReader(() => 'id');
  return () => void setLocaleReader(previous);
});

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Hooks of the plugin, which are functions. */
interface Hooks {
  resolveId(this: { resolve: (id: string) => string }, id: string, importer?: string): unknown;
  load(id: string): unknown;
  transformIndexHtml(html: string): string;
}
const hooksOf = (locale: Locale) => messages(locale) as unknown as Hooks;
const resolved = (locale: Locale, id: string) =>
  hooksOf(locale).resolveId.call({ resolve: (other) => `resolved ${other}` }, id);

describe.each(['id', 'en'] as const)('the build in the language %s', (locale) => {
  test('imports the catalogue of the language', () => {
    expect(resolved(locale, '#messages/features/content/about')).toBe(
      pathOf(`src/features/content/about/messages/${locale}.ts`),
    );
    expect(resolved(locale, '#features/content/about/about-page.tsx')).toBeUndefined();
  });

  test('contains one catalogue of the contract instead of all', () => {
    const { load } = hooksOf(locale);
    expect(load(pathOf('../contract/text/messages/errors.ts'))).toBe(
      `export * as t from './${locale}/errors.ts';`,
    );
    expect(load(pathOf('../contract/built-in/messages/events.ts'))).toBe(
      `export * as t from './${locale}/events.ts';`,
    );
    expect(load(pathOf('../contract/text/messages/en/errors.ts'))).toBeUndefined();
    expect(load(pathOf('../contract/text/wording.ts'))).toBeUndefined();
  });

  test('reads the texts of the contract in the language', () => {
    messages(locale);
    expect(currentLocale()).toBe(locale);
  });
});

test('only the English build has a redirect instead of the admin area', () => {
  expect(resolved('en', '#app/admin-routes.tsx')).toBe('resolved #app/admin-redirect.tsx');
  expect(resolved('id', '#app/admin-routes.tsx')).toBeUndefined();
});

describe('index.html', () => {
  const html = `<html lang="id"><meta content="id_ID"><link href="/site.webmanifest">
<link title="Blog SISINDO" href="/api/feeds/blog.xml">`;

  test('is unchanged in Indonesian', () => {
    expect(hooksOf('id').transformIndexHtml(html)).toBe(html);
  });

  test('has the language, manifest and feed of the English site', () => {
    expect(hooksOf('en').transformIndexHtml(html)).toBe(
      `<html lang="en"><meta content="en_GB"><link href="/en/site.webmanifest">
<link title="SISINDO blog" href="/api/feeds/blog.xml?lang=en">`,
    );
  });

  test('without a part that the English site replaces fails the build', () => {
    expect(() => hooksOf('en').transformIndexHtml('<html lang="id">')).toThrow(
      'index.html does not contain content="id_ID".',
    );
  });
});

describe('the variable SITE_LOCALE', () => {
  test.each([
    [undefined, 'id'],
    ['id', 'id'],
    ['en', 'en'],
    ['pseudo', 'en'],
  ])('%s builds the language %s', (name, locale) => {
    vi.stubEnv('SITE_LOCALE', name);
    expect(siteLocale()).toBe(locale);
  });

  test('with an unknown language fails the build', () => {
    vi.stubEnv('SITE_LOCALE', 'fr');
    expect(siteLocale).toThrow('SITE_LOCALE is fr, but has to be one of: id, en.');
  });
});
