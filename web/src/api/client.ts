import routes from 'virtual:endpoint-routes';
import type { EndpointName, Endpoints } from 'contract';
import type { Input, Reply } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { session } from './session.ts';

export type EndpointInput<N extends EndpointName> = Input<Endpoints[N], File>;
export type EndpointReply<N extends EndpointName> = Reply<Endpoints[N], Blob>;

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told the sent share of an upload, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Past browser and CDN, which keep public answers for minutes: whoever edits must see what is stored now. */
  readonly fresh?: boolean | undefined;
}

interface Answer {
  readonly status: number;
  readonly body: Blob;
}

/** Where to call what is not for everybody; asked for early, it is there when a page needs it. */
export const memberRoutes = async () => (await import('virtual:member-routes')).default;

/**
 * Calls an endpoint by its name in the table.
 *
 * @throws ApiError as the function said; code `internal` when the answer is not one of ours (a platform page)
 * @throws TypeError without a connection; DOMException AbortError when aborted
 */
export async function call<N extends EndpointName>(
  name: N,
  input: EndpointInput<N>,
  options: CallOptions = {},
): Promise<EndpointReply<N>> {
  // An address that nobody has asked for yet is answered by the function; it drops what it does not know.
  const cacheBuster = options.fresh === true ? { at: Date.now() } : {};
  // Of this moment: whoever logs out drops it in the next.
  const bearer = session.token();
  const route = routes[name] ?? (await memberRoutes())[name];
  if (route === undefined) throw new Error(`There is no endpoint ${name}.`);
  const fields = { ...(input as Readonly<Record<string, unknown>>), ...cacheBuster };
  const request = requestFor(route, fields, bearer);
  const answer =
    request.body instanceof FormData ? await upload(request, options) : await exchange(request, options);
  if (answer.status < 400 && request.bytes) return answer.body as EndpointReply<N>;
  const json = await readJson(answer.body);
  if (answer.status < 400 && json !== undefined) return json as EndpointReply<N>;
  const error =
    ApiError.fromBody(json) ?? new ApiError(answer.status === 413 ? 'payload-too-large' : 'internal');
  // The session was ended elsewhere: what is on screen must not pretend otherwise.
  if (error.code === 'unauthenticated') session.end();
  throw error;
}

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: FormData | string | undefined;
  /** The answer is a file instead of JSON. */
  readonly bytes: boolean;
}

function requestFor(route: string, input: Readonly<Record<string, unknown>>, bearer: string | null): Request {
  const [method = '', path = '', ...words] = route.split(' ');
  const bytes = words.includes('bytes');
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
    return { method, url: rest.size === 0 ? url : `${url}?${query}`, headers, body: undefined, bytes };
  }
  if (words.includes('multipart')) return { method, url, headers, body: formDataOf(rest), bytes };
  // What goes with a deletion, a password even, is no part of the address: those end up in logs.
  if (method === 'DELETE' && rest.size === 0) return { method, url, headers, body: undefined, bytes };
  headers['Content-Type'] = 'application/json';
  return { method, url, headers, body: JSON.stringify(Object.fromEntries(rest)), bytes };
}

function formDataOf(fields: ReadonlyMap<string, unknown>): FormData {
  const form = new FormData();
  for (const [key, value] of fields) form.append(key, value instanceof File ? value : String(value));
  return form;
}

async function exchange(request: Request, { signal }: CallOptions): Promise<Answer> {
  const { method, headers, body } = request;
  const response = await fetch(request.url, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });
  return { status: response.status, body: await response.blob() };
}

/** Only XMLHttpRequest tells how much of a body was sent in every browser. */
function upload(request: Request, { signal, onProgress }: CallOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = 'blob';
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    xhr.onload = () => resolve({ status: xhr.status, body: xhr.response as Blob });
    xhr.onerror = () => reject(new TypeError('Tidak ada sambungan ke server.'));
    xhr.onabort = () => reject(new DOMException('Dibatalkan.', 'AbortError'));
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.body ?? null);
  });
}

async function readJson(body: Blob): Promise<unknown> {
  try {
    return JSON.parse(await body.text());
  } catch {
    return undefined;
  }
}
