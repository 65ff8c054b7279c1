import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { basePaths, type Locale, locales, setLocaleReader } from '../contract/text/language/localize.ts';

const SOURCES = fileURLToPath(new URL('src', import.meta.url));
const CONTRACT = ['text', 'built-in'].map((folder) =>
  fileURLToPath(new URL(`../contract/${folder}/messages`, import.meta.url)),
);

/** True for the build for layout tests: the English site with longer texts (pseudo-messages-plugin.ts). */
export const isPseudoSite = (): boolean => process.env.SITE_LOCALE === 'pseudo';

/** Language of the site that is being built: the variable SITE_LOCALE, or Indonesian. */
export function siteLocale(): Locale {
  if (isPseudoSite()) return 'en';
  const name = process.env.SITE_LOCALE ?? 'id';
  const locale = locales.find((one) => one === name);
  if (locale === undefined)
    throw new Error(`SITE_LOCALE is ${name}, but has to be one of: ${locales.join(', ')}.`);
  return locale;
}

/** Module that replaces the admin area, which is Indonesian only. */
const ADMIN_ROUTES = '#app/admin-routes.tsx';
const ADMIN_REDIRECT = '#app/admin-redirect.tsx';

/** Returns index.html in English. */
const toEnglish = (html: string): string =>
  [
    ['<html lang="id">', '<html lang="en">'],
    ['content="id_ID"', 'content="en_GB"'],
    ['href="/site.webmanifest"', 'href="/en/site.webmanifest"'],
    [
      'title="Blog SISINDO" href="/api/feeds/blog.xml"',
      'title="SISINDO blog" href="/api/feeds/blog.xml?lang=en"',
    ],
  ].reduce((text, [part = '', english = '']) => {
    if (!text.includes(part)) throw new Error(`index.html does not contain ${part}.`);
    return text.replace(part, english);
  }, html);

/**
 * Builds the site with the texts of one language: `#messages/features/content/about` is the catalogue
 * `features/content/about/messages/<locale>.ts`, and the contract's messages are one catalogue instead of all.
 */
export function messages(locale: Locale): Plugin {
  // Other plugins read texts of the contract.
  setLocaleReader(() => locale);
  return {
    name: 'messages',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === ADMIN_ROUTES && basePaths[locale] !== '') return this.resolve(ADMIN_REDIRECT, importer);
      const folder = /^#messages\/(.+)$/.exec(id)?.[1];
      return folder === undefined ? undefined : join(SOURCES, folder, 'messages', `${locale}.ts`);
    },
    load(id) {
      if (!CONTRACT.includes(dirname(id))) return undefined;
      return `export * as t from './${locale}/${basename(id)}';`;
    },
    transformIndexHtml: (html) => (locale === 'en' ? toEnglish(html) : html),
  };
}
