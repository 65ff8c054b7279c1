import type { Endpoint } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import type { StoredPage } from 'contract/rendering';
import { requireAppCheck } from '#auth/app-check.ts';
import { type Caller, identifyCaller } from '#auth/caller.ts';
import { clientOf } from '#auth/client-address.ts';
import { heldBack } from '#auth/grace.ts';
import { noteUse } from '#auth/session-use.ts';
import { withRequestId } from '#data/log.ts';
import { requireAccess } from './access.ts';
import { type KeepAnswer, keepNothing, onceForKey } from './answers.ts';
import { readInput } from './body.ts';
import type { Handlers, RequestContext } from './handler.ts';
import { answerPolicy, securityHeaders, setHeaders } from './headers.ts';
import { type PageServerOptions, pageServer, queryOf } from './pages.ts';
import { type Exchange, withinBudget } from './reads.ts';
import { caching, publicError, requireContract, sendError, sendReply } from './reply.ts';
import type { HttpRequest, HttpResponse } from './request.ts';
import { type Match, matchRoute, routesOf } from './routes.ts';
import { entryOf, newTrace, type RequestEntry, type RequestTrace } from './trace.ts';

type LooseHandler = (input: unknown, caller: Caller | undefined, request: RequestContext) => Promise<unknown>;

export interface ServeOptions {
  /** Checks each reply and its Firestore reads against the contract, and tells those in a header. */
  readonly checked: boolean;
  /** Serves the endpoints that are for the emulator only too. */
  readonly emulator: boolean;
  /** The pages that show stored records, the other addresses, and how the build's renderer is loaded. */
  readonly pages: readonly StoredPage[];
  readonly paths: readonly string[];
  readonly loadSite: PageServerOptions['loadSite'];
  /** Told of every request once it is answered, and of errors that are not meant for the caller. */
  readonly logRequest: (entry: RequestEntry) => void;
}

/**
 * Makes one HTTP function of an endpoint table and its handlers.
 * Each request goes match -> caller -> access -> body -> input -> handler -> reply; a page asks its endpoint so.
 */
export function serve<Table extends Record<string, Endpoint>>(
  endpoints: Table,
  handlers: Handlers<Table>,
  options: ServeOptions,
): (request: HttpRequest, response: HttpResponse) => Promise<void> {
  const served = Object.entries<Endpoint>(endpoints).filter(
    ([, { emulatorOnly }]) => emulatorOnly === undefined || options.emulator,
  );
  const routes = routesOf(Object.fromEntries(served));

  async function exchange(
    match: Match,
    request: HttpRequest,
    response: HttpResponse,
    trace: RequestTrace,
  ): Promise<unknown> {
    const handler = handlers[match.route.name] as unknown as LooseHandler;
    const work = () => answer(match, handler, request, trace);
    if (!options.checked) return (await work()).reply;
    const { reply } = await withinBudget(match.route, response, work);
    requireContract(match.route.endpoint, reply);
    return reply;
  }

  const answerPage = pageServer({
    ...options,
    async ask({ page, params }, request, response) {
      const route = routes.find(({ name }) => name === page.endpoint);
      if (route === undefined) throw new Error(`${page.path} shows ${page.endpoint}, which is not served.`);
      // The query of a page is its own.
      const asked: HttpRequest = Object.create(request, { query: { value: page.input } });
      return exchange({ route, params }, asked, response, newTrace(asked));
    },
  });

  async function respond(request: HttpRequest, response: HttpResponse, trace: RequestTrace): Promise<void> {
    setHeaders(response, {
      ...securityHeaders,
      'Content-Security-Policy': answerPolicy,
      'X-Request-Id': trace.requestId,
    });
    try {
      if (await answerPage(request, response, trace)) return;
      if (leadToPage(routes, request, response)) return;
      const match = findEndpoint(routes, request, response);
      trace.endpoint = match.route.name;
      trace.path = match.route.endpoint.path;
      await sendReply(response, match.route.endpoint, await exchange(match, request, response, trace));
    } catch (error) {
      const apiError = publicError(error, trace.requestId);
      if (apiError.code === 'internal') trace.error = error;
      else trace.refusal = apiError.code;
      if (response.headersSent !== true) sendError(response, apiError);
    }
  }

  return async (request, response) => {
    const trace = newTrace(request);
    await withRequestId(trace.requestId, () => respond(request, response, trace));
    options.logRequest(entryOf(trace, response.statusCode));
  };
}

/** Opens the page of a one-click address for who comes by a link: mail scanners follow those, and must change nothing. */
function leadToPage(
  routes: ReturnType<typeof routesOf>,
  request: HttpRequest,
  response: HttpResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const match = matchRoute(routes, 'POST', pathOf(request));
  const page = match === undefined || Array.isArray(match) ? undefined : match.route.endpoint.oneClick;
  if (page === undefined) return false;
  response
    .status(303)
    .set('Cache-Control', caching.none)
    .set('Location', `${page}${queryOf(request)}`)
    .send('');
  return true;
}

const pathOf = ({ path }: HttpRequest): string => path.replace(/^\/api(?=\/|$)/, '');

function findEndpoint(
  routes: ReturnType<typeof routesOf>,
  request: HttpRequest,
  response: HttpResponse,
): Match {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = matchRoute(routes, method, pathOf(request));
  if (match === undefined) throw new ApiError('not-found');
  if (!Array.isArray(match)) return match;
  response.set('Allow', match.join(', '));
  throw new ApiError('method-not-allowed');
}

async function answer(
  { route, params }: Match,
  handler: LooseHandler,
  request: HttpRequest,
  trace: RequestTrace,
): Promise<Exchange> {
  const { endpoint } = route;
  await requireAppCheck(endpoint, headerOf(request, 'x-firebase-appcheck'));
  const noteUser = (id: string): void => {
    trace.userId = id;
  };
  const identify = async () => {
    const caller = await identifyCaller(request.headers.authorization);
    if (caller === undefined) return undefined;
    noteUser(caller.user.id);
    return heldBack(caller);
  };
  // What anyone may call is no use of a session, as the browser asks by itself whether it still lives.
  const caller =
    endpoint.access === 'anyone'
      ? undefined
      : await noteUse(
          requireAccess(endpoint, await identify(), {
            targetId: params.id,
            meantFor: headerOf(request, 'x-account'),
          }),
        );
  const input = await readInput(request, endpoint, params);
  const userAgent = request.headers['user-agent'] ?? '';
  const work = (keepAnswer: KeepAnswer) =>
    handler(input, caller, { client: clientOf(request), userAgent, identify, noteUser, keepAnswer });
  const key = endpoint.once && headerOf(request, 'idempotency-key');
  if (key === undefined) return { input, reply: await work(keepNothing) };
  return { input, reply: await onceForKey({ name: route.name, caller: caller?.user.id, key, input }, work) };
}

/** A header that is not a list; of several the first. */
function headerOf({ headers }: HttpRequest, name: string): string | undefined {
  const header = headers[name];
  return Array.isArray(header) ? header[0] : header;
}
