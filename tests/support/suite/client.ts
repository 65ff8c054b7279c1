import { type EndpointName, type Endpoints, endpoints } from 'contract';
import type { Endpoint, Input, Reply } from 'contract/endpoint';
import { type ErrorBody, errorCatalogue } from 'contract/errors';
import { accessTable, type Kept } from '../../api/http/access-table.ts';
import { suite } from './emulators.ts';
import { hosting, inProcessTransport, type Transport } from './transports.ts';

export { hosting, inLanguage, inProcessTransport } from './transports.ts';

/** File to send. `type` is the type that the client claims. */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type?: string;
}

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** Parsed JSON; undefined for any other content type. */
  readonly body: Body;
  /**
   * Number of Firestore documents read, as the function counted them. Only successful responses report it.
   */
  readonly reads: number | undefined;
  /** The reads among them that count towards the budget of the endpoint. */
  readonly budgetedReads: number | undefined;
}

type Name = EndpointName;
/** Input of an endpoint, with `Upload` for files. */
export type InputOf<N extends Name> = Input<Endpoints[N], Upload>;
export type ReplyOf<N extends Name> = Reply<Endpoints[N], undefined>;

interface RawRequest {
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
}

export interface Client {
  /** Calls an endpoint and accepts any response. */
  call<N extends Name>(name: N, input: InputOf<N>): Promise<Answer>;
  /**
   * Calls an endpoint that must succeed.
   *
   * @throws Error unless status, caching and reply match the contract
   */
  ok<N extends Name>(name: N, input: InputOf<N>): Promise<Answer<ReplyOf<N>>>;
  /**
   * Calls an endpoint that must refuse.
   *
   * @throws Error unless the response is JSON with a code of the catalogue, the status of that code, and is
   *   not cached
   */
  refused<N extends Name>(name: N, input: InputOf<N>): Promise<Answer<ErrorBody>>;
  /** Sends any request to a path below `/api`, well-formed or not. */
  send(method: string, path: string, request?: RawRequest): Promise<Answer>;
}

/**
 * Returns a client for a person or a bearer token; `undefined` sends no token. Each call has the headers of
 * `more`.
 */
export function as(
  who: { readonly token: string } | string | undefined,
  transport: Transport = hosting,
  more: Readonly<Record<string, string>> = {},
): Client {
  const token = typeof who === 'object' ? who.token : who;
  const authorization: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  const send = async (method: string, path: string, { headers = {}, body }: RawRequest = {}) => {
    const request = new Request(`${suite.baseUrl}/api${path}`, {
      method,
      headers: { ...authorization, ...more, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    return readAnswer(await transport(request));
  };
  const call = <N extends Name>(name: N, input: InputOf<N>) => {
    const { method, path, ...request } = encode(endpoints[name], input);
    return send(method, path, request);
  };
  return {
    send,
    call,
    async ok(name, input) {
      const answer = await call(name, input);
      requireSuccess(name, answer);
      return answer as Answer<ReplyOf<typeof name>>;
    },
    async refused(name, input) {
      const answer = await call(name, input);
      requireRefusal(answer, name);
      return answer as Answer<ErrorBody>;
    },
  };
}

/** Returns a client whose calls run in the process of the test, where it can replace parts of the function. */
export const inProcess = (who?: Parameters<typeof as>[0]): Client => as(who, inProcessTransport());

export const anonymous = as(undefined);

/** Returns a client of the English site. */
export const english = (who?: Parameters<typeof as>[0], transport: Transport = hosting): Client =>
  as(who, (request) => {
    const url = new URL(request.url);
    url.searchParams.set('lang', 'en');
    return transport(new Request(url, request));
  });

async function readAnswer(response: Response): Promise<Answer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const reads = response.headers.get('x-firestore-reads');
  const budgeted = response.headers.get('x-budgeted-reads');
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    body: isJson && bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : undefined,
    reads: reads === null ? undefined : Number(reads),
    budgetedReads: budgeted === null ? undefined : Number(budgeted),
  };
}

/** Puts an input where the endpoint expects it: path, then query, form or JSON body. */
export function encode(endpoint: Endpoint, input: object): { method: string; path: string } & RawRequest {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const { method } = endpoint;
  if (endpoint.files !== undefined) return { method, path, body: toFormData(rest) };
  if (rest.size === 0) return { method, path };
  if (method === 'GET') return { method, path: `${path}?${new URLSearchParams(Object.fromEntries(rest))}` };
  const headers = { 'content-type': 'application/json' };
  return { method, path, headers, body: JSON.stringify(Object.fromEntries(rest)) };
}

const isUpload = (value: unknown): value is Upload => typeof value === 'object' && value !== null;

export function toFormData(fields: Iterable<readonly [string, unknown]>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (Array.isArray(value)) form.append(name, JSON.stringify(value));
    else if (isUpload(value)) {
      const type = value.type ?? 'image/jpeg';
      form.append(name, new File([new Uint8Array(value.bytes)], value.name, { type }));
    } else form.append(name, String(value));
  }
  return form;
}

function fail(what: string, { status, headers, bytes }: Answer): never {
  const text = bytes.subarray(0, 600).toString('utf8');
  // A response of 500 contains no details; the log of the function does.
  const log = status === 500 ? ' (why: .cache/emulators-*.log)' : '';
  throw new Error(`${what}; got ${status} ${headers.get('content-type')} ${text}${log}`);
}

const caching: Readonly<Record<Kept, string>> = {
  never: 'private, no-store',
  minutes: 'public, max-age=60, s-maxage=300',
  'a year': 'public, max-age=31536000, immutable',
};

/** @throws Error unless a successful response has the cache lifetime of the access table */
export function requireCaching(name: Name, answer: Answer): void {
  const [, lifetime] = accessTable[name];
  const cached = answer.headers.get('cache-control');
  if (cached !== caching[lifetime])
    fail(`${name} was to be cached as ${caching[lifetime]}, not ${cached}`, answer);
}

function requireSuccess(name: Name, answer: Answer): void {
  const endpoint: Endpoint = endpoints[name];
  if (answer.status !== (endpoint.status ?? 200)) fail(`${name} was to succeed`, answer);
  requireCaching(name, answer);
  if (endpoint.reply === 'image') {
    if (!answer.headers.get('content-type')?.startsWith('image/')) fail(`${name} was to be an image`, answer);
    return;
  }
  if (endpoint.reply === 'file') return;
  const { error } = endpoint.reply.safeParse(answer.body);
  if (error) fail(`${name}: the reply does not fit the contract: ${error.message}`, answer);
}

/** @throws Error unless the response is an error of the contract in its wire format */
export function requireRefusal(answer: Answer, what: string): asserts answer is Answer<ErrorBody> {
  const { code, message } = (answer.body ?? {}) as Partial<ErrorBody>;
  if (code === undefined || !Object.hasOwn(errorCatalogue, code))
    fail(`${what} was to be refused with a code`, answer);
  if (errorCatalogue[code].status !== answer.status) fail(`${what}: ${code} has another status`, answer);
  if (typeof message !== 'string' || message === '') fail(`${what}: the refusal has no message`, answer);
  if (answer.headers.get('cache-control') !== 'private, no-store') {
    fail(`${what}: a refusal must not be cached`, answer);
  }
}
