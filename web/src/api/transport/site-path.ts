import { addBasePath } from 'contract/text/language/base-path';
import { t as site } from 'contract/text/messages/site';

/** Returns the path in addresses of this language: '/en/blog' for '/blog' on the English site. */
export const toAddressPath = (path: string): string => addBasePath(site.basePath, path);

/** Returns the path of the same page in addresses of the other language. */
export const toOtherAddressPath = (path: string): string => addBasePath(site.otherBasePath, path);

/** Returns the path that screens declare for the path of an address. */
export const toSitePath = (pathname: string): string =>
  pathname.slice((site.basePath as string).length) || '/';

/** Returns the address of a file of the function, such as a feed, in this language. */
export const toFileAddress = (path: string): string =>
  site.basePath === '' ? path : `${path}?lang=${site.language}`;
