import type { BrowserContext, Route } from 'playwright-core';

/** What Hosting answered for a file that its own address keeps: read once for all browsers of this process. */
interface KeptFile {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

const kept = new Map<string, Promise<KeptFile>>();

/** Of the connection that it came over, not of the file. */
const ofTheConnection = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

async function read(url: string): Promise<KeptFile> {
  const answer = await fetch(url);
  const headers = [...answer.headers].filter(([name]) => !ofTheConnection.has(name));
  return {
    status: answer.status,
    headers: Object.fromEntries(headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

async function fulfill(route: Route): Promise<void> {
  const url = route.request().url();
  let file = kept.get(url);
  if (file === undefined) {
    file = read(url);
    kept.set(url, file);
    // A failure is this page's alone: whoever asks next tries again.
    file.catch(() => kept.delete(url));
  }
  const answer = await file.catch(() => undefined);
  // A browser that is just being closed waits for nothing any more.
  await (answer === undefined ? route.abort() : route.fulfill(answer)).catch(() => {});
}

/**
 * Gives a browser the code and the pictures of the site without asking Hosting again: each has a cache of its own,
 * which is empty. As the driver then keeps no answers at all, no test reads what another one had.
 *
 * @param baseUrl of the suite
 */
export const keepFiles = (context: BrowserContext, baseUrl: string) =>
  context.route(
    ({ origin, pathname }) => origin === baseUrl && /^\/(assets|images)\//.test(pathname),
    fulfill,
  );
