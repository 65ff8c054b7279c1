import { association } from 'contract/text/association';
import { basePaths, currentLocale } from 'contract/text/language/localize';

/** The admin area and the API exist once. */
const isShared = (path: string): boolean => /^\/(?:admin|api)(?:\/|$)/.test(path);

/** Returns the URL of a page on the site in the current language. */
export const toPageUrl = (path: string): string =>
  `${association.siteUrl}${isShared(path) ? '' : basePaths[currentLocale()]}${path}`;
