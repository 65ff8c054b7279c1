import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from 'playwright-core';
import { logFileOf } from '../../../tools/emulators/suite.ts';
import { suite } from './emulators.ts';

const escaped = (text: string): string => text.replace(/[.?+^$()[\]{}|\\]/g, '\\$&');

/**
 * Returns whether a line matches the pattern, such as 'PUT /api/users/user/123/approve', with '*' for a part
 * of the path.
 */
export const matchesPattern = (pattern: string, line: string): boolean =>
  new RegExp(`^${escaped(pattern).replaceAll('*', '[^/ ]+')}$`).test(line);

/** Requests of each window that have no complete response yet. */
const pendingRequests = new WeakMap<BrowserContext, Set<Request>>();

/** Names the requests of a window that have no complete response yet: 'POST /api/users/login'. */
export const pendingOf = (context: BrowserContext): string[] =>
  [...(pendingRequests.get(context) ?? [])].map(
    (request) => `${request.method()} ${new URL(request.url()).pathname}`,
  );

export interface Watch {
  /** Whether an expected refusal has not happened yet: its request can be slower than the screen. */
  readonly isWaiting: () => boolean;
  /** Ends the recording and returns unexpected problems, and expected refusals that did not happen. */
  readonly end: () => Promise<string[]>;
}

/** Returns the text of a failed response and the log lines of its request, which name the cause. */
async function describeFailure(response: Response): Promise<string> {
  const text = (await response.text().catch(String)).slice(0, 200);
  const [id] = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(text) ?? [];
  if (id === undefined) return text;
  // The suite may write the lines after the response.
  await sleep(500);
  const lines = readFileSync(logFileOf(suite.baseUrl), 'utf8').split('\n');
  return [text, ...lines.filter((line) => line.includes(id))].join(' ');
}

/**
 * Records the problems of a browser.
 *
 * @param possible refusals that may happen
 */
export function watch(
  context: BrowserContext,
  refusals: readonly string[],
  possible: readonly string[] = [],
): Watch {
  const problems: string[] = [];
  const missing = new Set(refusals);
  const pending = new Set<Request>();
  pendingRequests.set(context, pending);
  let isOver = false;
  const note = (problem: string) => {
    if (!isOver) problems.push(problem);
  };
  const causes: Promise<string>[] = [];
  /** Returns whether the test does not expect it. */
  const refused = (line: string): boolean => {
    const pattern = [...refusals, ...possible].find((candidate) => matchesPattern(candidate, line));
    if (pattern === undefined) note(line);
    else missing.delete(pattern);
    return pattern === undefined;
  };
  const onConsole = (message: ConsoleMessage) => {
    // Chromium's line for a failed request contains no method; `response` and `requestfailed` report it with
    // the method.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource:')) return;
    note(`console: ${message.text()}`);
  };
  const onError = (event: WebError) => note(`page error: ${event.error().stack}`);
  const onEnd = (request: Request) => pending.delete(request);
  const onRequest = (request: Request) => {
    pending.add(request);
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== suite.baseUrl) refused(`foreign: ${origin}`);
  };
  const onResponse = (response: Response) => {
    const { pathname } = new URL(response.url());
    const line = `${response.request().method()} ${pathname} ${response.status()}`;
    if (response.status() >= 400 && refused(line)) causes.push(describeFailure(response));
  };
  const onFailure = (request: Request) => {
    onEnd(request);
    // A service worker sends its own requests. The page sees the responses of the worker instead.
    if (request.serviceWorker() !== null) return;
    // The page aborted the request itself, because it navigated.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    const { pathname } = new URL(request.url());
    // The browser loads the icon at a time of its own choice, also offline. A missing icon gives a response.
    if (pathname.startsWith('/favicon')) return;
    refused(`${request.method()} ${pathname} failed`);
  };
  context
    .on('console', onConsole)
    .on('weberror', onError)
    .on('request', onRequest)
    .on('response', onResponse)
    .on('requestfinished', onEnd)
    .on('requestfailed', onFailure);
  const end = async () => {
    isOver = true;
    context
      .off('console', onConsole)
      .off('weberror', onError)
      .off('request', onRequest)
      .off('response', onResponse)
      .off('requestfinished', onEnd)
      .off('requestfailed', onFailure);
    problems.push(...(await Promise.all(causes)));
    return [...problems, ...[...missing].map((pattern) => `expected, but never came: ${pattern}`)];
  };
  return { isWaiting: () => missing.size > 0, end };
}
