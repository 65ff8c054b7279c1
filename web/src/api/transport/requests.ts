import routes from 'virtual:endpoint-routes';
import type { EndpointName, Endpoints } from 'contract';
import type { Input } from 'contract/endpoint';
import { t as site } from 'contract/text/messages/site';
import type { TransportRequest } from './send-request.ts';
import { readClaim } from './token-claims.ts';

export type EndpointInput<N extends EndpointName> = Input<Endpoints[N], File>;

export interface Sender {
  /** Current token: a logout removes it immediately afterwards. */
  readonly bearer: string | null;
  /** Account of the screen that sends the request. Null for public endpoints. */
  readonly account: string | null;
}

export interface RoutedRequest extends TransportRequest {
  /** The response is a file instead of JSON. */
  readonly bytes: boolean;
  /** The request carries an App Check token, where App Check is on. */
  readonly attested: boolean;
}

/** Routes of endpoints by name, in the format of web/endpoint-routes-plugin.ts. */
export type EndpointRoutes = Readonly<Partial<Record<EndpointName, string>>>;

/** Whether an endpoint is a public read, so that its route is always loaded. */
export const isPublicRead = (name: EndpointName): boolean => routes[name] !== undefined;

/** Builds the request to call an endpoint. Throws if the endpoint is unknown or needs an account. */
export function buildRequest<N extends EndpointName>(
  name: N,
  input: EndpointInput<N>,
  { bearer, account }: Sender,
  lazyRoutes: EndpointRoutes,
): RoutedRequest {
  const route = routes[name] ?? lazyRoutes[name];
  if (route === undefined) throw new Error(`There is no endpoint ${name}.`);
  const request = buildRoutedRequest(route, input as Readonly<Record<string, unknown>>, bearer);
  if (isPublicRead(name)) {
    const isUncached = readClaim(bearer, 'role') === 'Admin';
    // Caches store public replies for minutes, but an admin must see changes immediately, also in the function.
    if (isUncached) request.headers.Authorization = `Bearer ${bearer}`;
    return { ...request, isUncached };
  }
  if (route.endsWith(' open')) return request;
  if (account === null) throw new Error(`${name} is called outside AccountScreens.`);
  // Another account may have logged in in another tab: the function refuses requests of other accounts
  // (decision 0083).
  request.headers['X-Account'] = account;
  return request;
}

function buildRoutedRequest(
  route: string,
  input: Readonly<Record<string, unknown>>,
  bearer: string | null,
): RoutedRequest {
  const [method = '', path = '', ...flags] = route.split(' ');
  const [bytes, attested] = [flags.includes('bytes'), flags.includes('attested')];
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));
  const addressed = `/api${path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = rest.get(parameter);
    rest.delete(parameter);
    return encodeURIComponent(String(value));
  })}`;
  // Caches store the replies of each language separately.
  const url = site.basePath === '' ? addressed : `${addressed}?lang=${site.language}`;
  // Hosting caches a response separately for each bearer token. Without a token all visitors share one.
  const token = flags.includes('shared') ? null : bearer;
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  if (method === 'GET') {
    const query = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)]));
    return {
      method,
      url: rest.size === 0 ? url : `${url}${site.basePath === '' ? '?' : '&'}${query}`,
      headers,
      body: undefined,
      bytes,
      attested,
    };
  }
  if (flags.includes('multipart')) return { method, url, headers, body: toFormData(rest), bytes, attested };
  // Input of a deletion, which may be a password, is sent in the body, because addresses appear in logs.
  if (method === 'DELETE' && rest.size === 0)
    return { method, url, headers, body: undefined, bytes, attested };
  headers['Content-Type'] = 'application/json';
  return { method, url, headers, body: JSON.stringify(Object.fromEntries(rest)), bytes, attested };
}

function toFormData(fields: ReadonlyMap<string, unknown>): FormData {
  const form = new FormData();
  for (const [key, value] of fields) {
    if (value instanceof File) form.append(key, value);
    else form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
