import type { BrowserContext, Route } from 'playwright-core';

/** Response of Hosting for a static file. Read once by its URL for all browsers of this process. */
interface CachedFile {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

const cache = new Map<string, Promise<CachedFile>>();

/** Headers of the connection, not of the file. */
const connectionHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

async function read(url: string): Promise<CachedFile> {
  const answer = await fetch(url);
  const headers = [...answer.headers].filter(([name]) => !connectionHeaders.has(name));
  return {
    status: answer.status,
    headers: Object.fromEntries(headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

async function fulfill(route: Route): Promise<void> {
  const url = route.request().url();
  let file = cache.get(url);
  if (file === undefined) {
    file = read(url);
    cache.set(url, file);
    // A failure is not cached: the next request tries again.
    file.catch(() => cache.delete(url));
  }
  const answer = await file.catch(() => undefined);
  // The browser may be closing, and then the response is irrelevant.
  await (answer === undefined ? route.abort() : route.fulfill(answer)).catch(() => {});
}

/**
 * Serves the code and the pictures of the site to a browser from memory, because each new browser has an
 * empty cache. Playwright turns off the HTTP cache for a context with routes, so no test sees a cached
 * response of another test.
 *
 * @param baseUrl of the suite
 */
export const serveCachedFiles = (context: BrowserContext, baseUrl: string) =>
  context.route(
    ({ origin, pathname }) => origin === baseUrl && /^\/(assets|images)\//.test(pathname),
    fulfill,
  );
