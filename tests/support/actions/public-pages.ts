import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
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
