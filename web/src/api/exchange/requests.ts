import routes from 'virtual:endpoint-routes';
import type { EndpointName, Endpoints } from 'contract';
import type { Input } from 'contract/endpoint';
import type { Request } from './exchange.ts';

export type EndpointInput<N extends EndpointName> = Input<Endpoints[N], File>;

/** Whose request it is. */
export interface Sender {
  /** The token of this moment: whoever logs out drops it in the next. */
  readonly bearer: string | null;
  /** The account whose screen sends it; null for what anyone may call. */
  readonly account: string | null;
}

export interface RoutedRequest extends Request {
  /** The answer is a file instead of JSON. */
  readonly bytes: boolean;
  /** Goes with a token of App Check, where that is on. */
  readonly attested: boolean;
}

/** Method and path of endpoints by name, as web/endpoint-routes-plugin.ts writes them. */
export type EndpointRoutes = Readonly<Partial<Record<EndpointName, string>>>;

/** Whether an endpoint is for everybody: its route is at hand. */
export const isForAnyone = (name: EndpointName): boolean => routes[name] !== undefined;

/**
 * What is sent to call an endpoint.
 *
 * @param memberRoutes where to call what is not for everybody
 * @throws Error for an endpoint that neither has, and without an account for what needs one
 */
export function requestOf<N extends EndpointName>(
  name: N,
  input: EndpointInput<N>,
  { bearer, account }: Sender,
  memberRoutes: EndpointRoutes,
): RoutedRequest {
  const route = routes[name] ?? memberRoutes[name];
  if (route === undefined) throw new Error(`There is no endpoint ${name}.`);
  const request = requestFor(route, input as Readonly<Record<string, unknown>>, bearer);
  if (isForAnyone(name)) return request;
  if (account === null) throw new Error(`${name} is called outside AccountScreens.`);
  // Another tab may have logged somebody else in: the function refuses what was not meant for them (decision 0021).
  request.headers['X-Account'] = account;
  return request;
}

function requestFor(
  route: string,
  input: Readonly<Record<string, unknown>>,
  bearer: string | null,
): RoutedRequest {
  const [method = '', path = '', ...words] = route.split(' ');
  const [bytes, attested] = [words.includes('bytes'), words.includes('attested')];
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));
  const url = `/api${path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = rest.get(parameter);
    rest.delete(parameter);
    return encodeURIComponent(String(value));
  })}`;
  // Hosting keeps an answer apart for each bearer: without one everybody shares the kept one.
  const token = words.includes('shared') ? null : bearer;
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  if (method === 'GET') {
    const query = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)]));
    return {
      method,
      url: rest.size === 0 ? url : `${url}?${query}`,
      headers,
      body: undefined,
      bytes,
      attested,
    };
  }
  if (words.includes('multipart')) return { method, url, headers, body: formDataOf(rest), bytes, attested };
  // What goes with a deletion, a password even, is no part of the address: those end up in logs.
  if (method === 'DELETE' && rest.size === 0)
    return { method, url, headers, body: undefined, bytes, attested };
  headers['Content-Type'] = 'application/json';
  return { method, url, headers, body: JSON.stringify(Object.fromEntries(rest)), bytes, attested };
}

function formDataOf(fields: ReadonlyMap<string, unknown>): FormData {
  const form = new FormData();
  for (const [key, value] of fields) {
    if (value instanceof File) form.append(key, value);
    else form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
