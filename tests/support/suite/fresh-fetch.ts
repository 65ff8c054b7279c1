/**
 * `fetch` on a connection of its own. An emulator closes an idle connection after five seconds; on a machine so busy
 * that this process sees it late, the next request would be written to it and fail.
 */
export function freshFetch(resource: string | URL | Request, options: RequestInit = {}): Promise<Response> {
  const request = new Request(resource, options);
  request.headers.set('connection', 'close');
  return fetch(request);
}
