import { association } from 'contract/text/association';
import { addBasePath } from 'contract/text/language/base-path';
import { basePaths, currentLocale, type Locale } from 'contract/text/language/localize';

/** The admin area and the API exist once. */
const isShared = (path: string): boolean => /^\/(?:admin|api)(?:\/|$)/.test(path);

/** Returns the URL of a page on the site in a language. */
export const toPageUrl = (path: string, locale: Locale = currentLocale()): string =>
  association.siteUrl + (isShared(path) ? path : addBasePath(basePaths[locale], path));
