import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Locale, locales } from '../contract/text/language/localize.ts';

const SOURCES = fileURLToPath(new URL('src', import.meta.url));
const CONTRACT = fileURLToPath(new URL('../contract/text/messages', import.meta.url));

/** Language of the site that is being built: the variable SITE_LOCALE, or Indonesian. */
export function siteLocale(): Locale {
  const name = process.env.SITE_LOCALE ?? 'id';
  const locale = locales.find((one) => one === name);
  if (locale === undefined)
    throw new Error(`SITE_LOCALE is ${name}, but has to be one of: ${locales.join(', ')}.`);
  return locale;
}

/**
 * Builds the site with the texts of one language: `#messages/features/about` is the catalogue
 * `features/about/messages/<locale>.ts`, and the contract's messages are one catalogue instead of all.
 */
export function messages(locale: Locale): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    resolveId(id) {
      const folder = /^#messages\/(.+)$/.exec(id)?.[1];
      return folder === undefined ? undefined : join(SOURCES, folder, 'messages', `${locale}.ts`);
    },
    load(id) {
      if (dirname(id) !== CONTRACT) return undefined;
      return `export * as t from './${locale}/${basename(id)}';`;
    },
  };
}
