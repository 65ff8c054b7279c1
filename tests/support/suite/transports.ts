import { Writable } from 'node:stream';
import { endpoints } from 'contract';
import type { SiteRenderer } from 'contract/rendering';
import { sitePaths } from 'contract/site-paths';
import { storedPages } from 'contract/stored-pages';
import type { Locale } from 'contract/text/language/localize';
import { handlers } from '../../../functions/src/handlers.ts';
import { createApi } from '../../../functions/src/http/api.ts';
import { createPageHandler } from '../../../functions/src/http/pages.ts';
import type { HttpRequest, HttpResponse } from '../../../functions/src/http/request.ts';
import { serve } from '../../../functions/src/http/serve.ts';
import type { RequestEntry } from '../../../functions/src/http/trace.ts';
import { limitOwnChanges, limitRate } from '../../../functions/src/model/base/limit-rate.ts';
import { provideSitePages } from '../../../functions/src/model/content/site-pages.ts';
import { isSearchableProfile } from '../../../functions/src/model/people/directory/profiles.ts';

/** Sends a request to the product and returns its response. */
export type Transport = (request: Request) => Promise<Response>;

/** Sends over the network through Firebase Hosting, as every visitor does. */
export const hosting: Transport = (request) => fetch(request, { redirect: 'manual' });

/** Sends each request with the language of a page, as the English site does. */
export const inLanguage =
  (lang: string, transport: Transport = hosting): Transport =>
  async (request) => {
    const url = new URL(request.url);
    url.searchParams.set('lang', lang);
    const { method, headers } = request;
    const body = request.body === null ? {} : { body: await request.arrayBuffer() };
    return transport(new Request(url, { method, headers, ...body }));
  };

/** Renderer of the pages from the web build. */
const builtSite = (locale: Locale): string =>
  new URL(`../../../functions/lib/site/${locale}/index.js`, import.meta.url).href;

const apis = new Map<string, ReturnType<typeof createApi>>();

/**
 * Creates the API once for all tests of the process, because sorting its routes takes long. One with a cache is new,
 * because a test writes to the stores without the function.
 */
function apiOf(
  checked: boolean,
  emulator: boolean,
  instanceCacheSeconds: number,
): ReturnType<typeof createApi> {
  const key = `${checked} ${emulator}`;
  const limits = { limitChanges: limitOwnChanges, limitLoads: limitRate };
  const create = () => createApi(endpoints, handlers, { checked, emulator, instanceCacheSeconds, ...limits });
  if (instanceCacheSeconds > 0) return create();
  const api = apis.get(key) ?? create();
  apis.set(key, api);
  return api;
}

/**
 * Calls the function's own `serve` inside the test process, where a test can interrupt its parts. Buffers the
 * request body as the functions framework does before it calls the function.
 *
 * @param options.checked false, as in production, sends the handler's reply without a check against the
 *   contract
 * @param options.emulator false, as in production, does not serve endpoints for the emulator only
 * @param options.instanceCacheSeconds stores public replies for at most this time; by default for none
 * @param options.peer address of the machine that connects, unless the request names it
 * @param options.loadSite loads the renderer of pages; that of the web build by default
 * @param options.errors receives unexpected errors
 * @param options.entries receives the log entry of each request
 */
export function inProcessTransport(
  options: {
    checked?: boolean;
    emulator?: boolean;
    instanceCacheSeconds?: number;
    peer?: string;
    errors?: unknown[];
    entries?: RequestEntry[];
    loadSite?: (locale: Locale) => Promise<SiteRenderer>;
  } = {},
): Transport {
  const { checked = true, emulator = true, instanceCacheSeconds = 0 } = options;
  const { handleApi, callEndpoint } = apiOf(checked, emulator, instanceCacheSeconds);
  const loadSite = options.loadSite ?? ((locale: Locale) => import(builtSite(locale)));
  provideSitePages(async (locale) => (await loadSite(locale)).pages);
  const handlePage = createPageHandler({
    pages: storedPages,
    paths: sitePaths,
    loadSite,
    callEndpoint,
    isSearchable: isSearchableProfile,
  });
  const answer = serve([handlePage, handleApi], (entry) => {
    options.entries?.push(entry);
    if (entry.error !== undefined) options.errors?.push(entry.error);
  });
  return async (request) => {
    const recorder = new Recorder();
    await answer(await frameworkRequest(request, options.peer ?? '127.0.0.1'), recorder);
    return recorder.response();
  };
}

async function frameworkRequest(request: Request, peer: string): Promise<HttpRequest> {
  const url = new URL(request.url);
  const rawBody = Buffer.from(await request.arrayBuffer());
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    query[name] = values.length === 1 ? String(values[0]) : values;
  }
  return {
    method: request.method,
    path: url.pathname,
    url: `${url.pathname}${url.search}`,
    headers: Object.fromEntries(request.headers),
    query,
    rawBody,
    ip: request.headers.get('x-forwarded-for') ?? peer,
  };
}

class Recorder extends Writable implements HttpResponse {
  #status = 200;
  readonly #headers = new Headers();
  #body: string | Buffer = '';
  readonly #pieces: Buffer[] = [];

  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    this.#pieces.push(piece);
    done();
  }

  get headersSent(): boolean {
    return this.#pieces.length > 0;
  }

  get statusCode(): number {
    return this.#status;
  }

  status(code: number): this {
    this.#status = code;
    return this;
  }

  set(name: string, value: string): this {
    this.#headers.set(name, value);
    return this;
  }

  send(body: unknown): void {
    this.#body = body as Buffer;
  }

  json(body: unknown): void {
    this.set('Content-Type', 'application/json; charset=utf-8');
    this.#body = JSON.stringify(body);
  }

  response(): Response {
    if (this.headersSent) this.#body = Buffer.concat(this.#pieces);
    const body = typeof this.#body === 'string' ? this.#body : new Uint8Array(this.#body);
    return new Response(body, { status: this.#status, headers: this.#headers });
  }
}
