import type { EndpointName } from 'contract';
import { type EndpointInput, lazyRoutes } from './client.ts';
import { session } from './session.ts';
import { buildRequest, type EndpointRoutes } from './transport/requests.ts';

let routes: EndpointRoutes = {};

/** Loads the routes in advance: a closing page cannot wait for them. */
export async function loadRoutesForLeave(): Promise<void> {
  routes = await lazyRoutes();
}

/** Sends a request of this account's screen that outlives the page. Its response is ignored. */
export function sendOnLeave<N extends EndpointName>(name: N, input: EndpointInput<N>, account: string): void {
  const bearer = session.token();
  if (routes[name] === undefined || bearer === null) return;
  const { method, url, headers, body = null } = buildRequest(name, input, { bearer, account }, routes);
  // If the browser cannot send it any more, the input is still stored, and the next visit sends it.
  fetch(url, { method, headers, body, keepalive: true }).catch(() => undefined);
}
