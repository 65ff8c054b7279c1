import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from 'playwright-core';
import { suite } from './emulators.ts';

const escaped = (text: string): string => text.replace(/[.?+^$()[\]{}|\\]/g, '\\$&');

/** Whether a line is what the pattern says: as 'PUT /api/users/user/123/approve', '*' for a part of the path. */
export const fits = (pattern: string, line: string): boolean =>
  new RegExp(`^${escaped(pattern).replaceAll('*', '[^/ ]+')}$`).test(line);

/**
 * Notes what goes wrong in a browser. Gives what ends that, and tells what the test did not expect, and what it
 * expected in vain.
 */
export function watch(context: BrowserContext, refusals: readonly string[]): () => string[] {
  const problems: string[] = [];
  const missing = new Set(refusals);
  let isOver = false;
  const note = (problem: string) => {
    if (!isOver) problems.push(problem);
  };
  const refused = (line: string) => {
    const pattern = refusals.find((candidate) => fits(candidate, line));
    if (pattern === undefined) note(line);
    else missing.delete(pattern);
  };
  const onConsole = (message: ConsoleMessage) => {
    // Chromium's line for a failed request names no method; `response` and `requestfailed` tell it better.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource:')) return;
    note(`console: ${message.text()}`);
  };
  const onError = (event: WebError) => note(`page error: ${event.error().stack}`);
  const onRequest = (request: Request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== suite.baseUrl) refused(`foreign: ${origin}`);
  };
  const onResponse = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) refused(`${response.request().method()} ${pathname} ${response.status()}`);
  };
  const onFailure = (request: Request) => {
    // A service worker tries for itself: the page is told of what it is given instead.
    if (request.serviceWorker() !== null) return;
    // Given up by the page itself, because it moved on.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    refused(`${request.method()} ${new URL(request.url()).pathname} failed`);
  };
  context
    .on('console', onConsole)
    .on('weberror', onError)
    .on('request', onRequest)
    .on('response', onResponse)
    .on('requestfailed', onFailure);
  return () => {
    isOver = true;
    context
      .off('console', onConsole)
      .off('weberror', onError)
      .off('request', onRequest)
      .off('response', onResponse)
      .off('requestfailed', onFailure);
    return [...problems, ...[...missing].map((pattern) => `expected, but never came: ${pattern}`)];
  };
}
