import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { buildStale, PSEUDO_FOLDER } from '../../../tools/build/build.ts';
import { ROOT } from '../../../tools/emulators/suite.ts';

/** Builds the English site with longer texts, unless its code is unchanged. */
export const buildPseudoSite = () => buildStale(['pseudo']);

const fileOf = (path: string): string => join(ROOT, PSEUDO_FOLDER, path);

const served = new WeakSet<BrowserContext>();

/**
 * Serves the English site with longer texts instead of the English site. All pages are the same document, which the
 * browser fills, with the security policy of the page. Requests for data reach the function.
 */
export async function servePseudoSite(context: BrowserContext): Promise<void> {
  if (served.has(context)) return;
  served.add(context);
  const html = readFileSync(fileOf('index.html'), 'utf8');
  await context.route(/^[^?#]*\/\/[^/]+\/en(?:\/|$|[?#])/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const policy = 'content-security-policy';
    const { [policy]: value = '' } = (await route.fetch()).headers();
    const headers = { 'content-type': 'text/html; charset=utf-8', [policy]: value };
    await route.fulfill({ headers, body: html });
  });
  await context.route('**/assets/**', (route) => {
    const path = fileOf(new URL(route.request().url()).pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fallback();
  });
}
