import type { EndpointName } from 'contract';
import { type EndpointInput, memberRoutes } from './client.ts';
import { type EndpointRoutes, requestOf } from './exchange/requests.ts';
import { session } from './session.ts';

let routes: EndpointRoutes = {};

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
  const bearer = session.token();
  if (routes[name] === undefined || bearer === null) return;
  const { method, url, headers, body = null } = requestOf(name, input, { bearer, account }, routes);
  // What the browser cannot take along any more is still stored, and sent by the next visit.
  fetch(url, { method, headers, body, keepalive: true }).catch(() => undefined);
}
