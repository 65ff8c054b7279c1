import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { matchPath } from '../../../contract/rules/paths.ts';
import { declaredScreens } from '../../../tools/build/declared-screens.ts';
import { suite } from '../suite/emulators.ts';
import { isHydrated } from '../suite/page-conditions.ts';

const prerenderedPaths: readonly string[] = [
  ...readFileSync(new URL('../../../web/dist/sitemap-pages.xml', import.meta.url), 'utf8').matchAll(
    /<loc>(.*?)<\/loc>/g,
  ),
].map(([, address = '']) => new URL(address).pathname);

export const isEnglishPath = (path: string): boolean => /^\/en(?:\/|$)/.test(path);

/** Prerendered pages in Indonesian, as the sitemap of the build lists them. */
export const publicPaths = prerenderedPaths.filter((path) => !isEnglishPath(path));
export const englishPaths = prerenderedPaths.filter(isEnglishPath);

/** Returns the response of Hosting, without a browser and without following redirects. */
export const fetchPath = (path: string): Promise<Response> =>
  fetch(new URL(path, suite.baseUrl), { redirect: 'manual' });

/** Returns all values of an attribute in a page. */
export const attributeValues = (html: string, tag: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*\\s${attribute}="([^"]*)"`, 'gi'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

/** Returns the content of a `meta` with this name or property; undefined when the page has none. */
export const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

/** Waits until React has hydrated the page itself, not only the layout around it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Navigates within the page as one of its links does, without reloading it. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const screenPaths = declaredScreens().map(({ path }) => path);

/** Returns the path of the declared screen at an address. */
const screenAt = (address: string): string | undefined => {
  const path = new URL(address, suite.baseUrl).pathname.replace(/^\/en(?=\/|$)/, '');
  return screenPaths.find((one) => matchPath(one, path || '/') !== undefined);
};

/**
 * Opens a screen by a link within the site, which loads less than a document does, and waits for its heading. The
 * first screen of a window is loaded as a document. So is the screen that is open already, whose heading stays.
 */
export async function openByLink(page: Page, path: string): Promise<void> {
  const isOnSite = (await page.locator('h1').count()) > 0;
  if (!isOnSite || screenAt(page.url()) === screenAt(path)) {
    await page.goto(path);
    return;
  }
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-previous', ''));
  await follow(page, path);
  await page.waitForFunction(() => document.querySelector('h1:not([data-previous])') !== null);
}
