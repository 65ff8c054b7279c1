import appCheckToken from 'virtual:app-check';
import routes from 'virtual:endpoint-routes';
import type { EndpointName, Endpoints } from 'contract';
import type { Input, Reply } from 'contract/endpoint';
import { ApiError, type ErrorCode } from 'contract/errors';
import { type Exchange, type ExchangeOptions, exchange, type Request } from './exchange/exchange.ts';

export type EndpointInput<N extends EndpointName> = Input<Endpoints[N], File>;
export type EndpointReply<N extends EndpointName> = Reply<Endpoints[N], Blob>;

export interface CallOptions extends ExchangeOptions {
  /** Past browser and CDN, which keep public answers for minutes: whoever edits must see what is stored now. */
  readonly fresh?: boolean | undefined;
  /** What makes something makes it once for a key: sent again after a lost answer, it gets that one. */
  readonly key?: string | undefined;
  /** Another way for the request than the usual one. */
  readonly via?: Exchange | undefined;
}

/** Where to call what is not for everybody; asked for early, it is there when a page needs it. */
export const memberRoutes = async () => (await import('virtual:member-routes')).default;

/** What the platform says in pages of its own. */
const ofThePlatform: Readonly<Record<number, ErrorCode>> = {
  413: 'payload-too-large',
  429: 'too-many-requests',
};

/** Calls an endpoint by its name in the table. */
export type Call = <N extends EndpointName>(
  name: N,
  input: EndpointInput<N>,
  options?: CallOptions,
) => Promise<EndpointReply<N>>;

export interface SendOptions extends CallOptions {
  /** The token of this moment: whoever logs out drops it in the next. */
  readonly bearer: string | null;
  /** The account whose screen sends it; null for what anyone may call. */
  readonly account: string | null;
}

/**
 * Sends one request.
 *
 * @throws ApiError as the function said; code `internal` when the answer is not one of ours (a platform page)
 * @throws ConnectionError without a connection; DOMException AbortError when aborted
 */
export async function send<N extends EndpointName>(
  name: N,
  input: EndpointInput<N>,
  options: SendOptions,
): Promise<EndpointReply<N>> {
  // An address that nobody has asked for yet is answered by the function; it drops what it does not know.
  const cacheBuster = options.fresh === true ? { at: Date.now() } : {};
  const route = routes[name] ?? (await memberRoutes())[name];
  if (route === undefined) throw new Error(`There is no endpoint ${name}.`);
  const fields = { ...(input as Readonly<Record<string, unknown>>), ...cacheBuster };
  const request = requestFor(route, fields, options.bearer);
  if (options.key !== undefined) request.headers['Idempotency-Key'] = options.key;
  if (request.attested && appCheckToken !== null) {
    // Whoever blocks what makes tokens is told by the function whether that is to be.
    const token = await appCheckToken().catch(() => null);
    if (token !== null) request.headers['X-Firebase-AppCheck'] = token;
  }
  if (routes[name] === undefined) request.headers['X-Account'] = accountOf(name, options);
  const answer = await (options.via ?? exchange)(request, options);
  if (answer.status < 400 && request.bytes) return answer.body as EndpointReply<N>;
  const json = await readJson(answer.body);
  if (answer.status < 400 && json !== undefined) return json as EndpointReply<N>;
  throw ApiError.fromBody(json) ?? new ApiError(ofThePlatform[answer.status] ?? 'internal');
}

/** Another tab may have logged somebody else in: the function refuses what was not meant for them (decision 0021). */
function accountOf(name: EndpointName, { account }: SendOptions): string {
  if (account === null) throw new Error(`${name} is called outside AccountScreens.`);
  return account;
}

export interface RoutedRequest extends Request {
  /** The answer is a file instead of JSON. */
  readonly bytes: boolean;
  /** Goes with a token of App Check, where that is on. */
  readonly attested: boolean;
}

export function requestFor(
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

async function readJson(body: Blob): Promise<unknown> {
  try {
    return JSON.parse(await body.text());
  } catch {
    return undefined;
  }
}
