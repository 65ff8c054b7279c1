import type { EndpointName } from 'contract';
import { type EndpointInput, memberRoutes, requestFor } from './client.ts';
import { session } from './session.ts';

let routes: Awaited<ReturnType<typeof memberRoutes>> = {};

/** Has the addresses at hand: a page that is being left waits for nothing. */
export async function prepareToLeave(): Promise<void> {
  routes = await memberRoutes();
}

/**
 * Sends a request that outlives the page; nobody learns of its answer.
 *
 * @param account whose screen sends it
 */
export function sendOnLeave<N extends EndpointName>(name: N, input: EndpointInput<N>, account: string): void {
  const route = routes[name];
  const bearer = session.token();
  if (route === undefined || bearer === null) return;
  const { method, url, headers, body = null } = requestFor(route, { ...input }, bearer);
  // What the browser cannot take along any more is still stored, and sent by the next visit.
  fetch(url, { method, headers: { ...headers, 'X-Account': account }, body, keepalive: true }).catch(
    () => undefined,
  );
}
