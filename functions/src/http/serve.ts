import type { Endpoint } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import type { StoredPage } from 'contract/rendering';
import { requireAppCheck } from '#auth/app-check.ts';
import { type Caller, identifyCaller } from '#auth/caller.ts';
import { identifyClient } from '#auth/client-address.ts';
import { withoutAdminDuties } from '#auth/second-factor-deadline.ts';
import { recordSessionUse } from '#auth/session-use.ts';
import { withRequestId } from '#data/log.ts';
import { requireAccess } from './access.ts';
import { readInput } from './body.ts';
import type { Handlers, RequestContext } from './handler.ts';
import { responsePolicy, securityHeaders, setHeaders } from './headers.ts';
import { runOncePerKey, type StoreReply, storeNoReply } from './idempotency.ts';
import { type PageServerOptions, pageServer, queryOf } from './pages.ts';
import { enforceReadBudget, type HandledCall } from './reads.ts';
import { cacheControl, requireContract, sendError, sendReply, toPublicError } from './reply.ts';
import type { HttpRequest, HttpResponse } from './request.ts';
import { createRoutes, type Match, matchRoute } from './routes.ts';
import { newTrace, type RequestEntry, type RequestTrace, toLogEntry } from './trace.ts';

type LooseHandler = (input: unknown, caller: Caller | undefined, request: RequestContext) => Promise<unknown>;

export interface ServeOptions {
  /** Checks each reply and its Firestore reads against the contract, and reports the reads in a header. */
  readonly checked: boolean;
  /** Also serves the endpoints that exist only in the emulator. */
  readonly emulator: boolean;
  /** The pages of stored records, the other paths, and the loader of the build's renderer. */
  readonly pages: readonly StoredPage[];
  readonly paths: readonly string[];
  readonly loadSite: PageServerOptions['loadSite'];
  /** Receives every request after its response, and errors that the caller must not see. */
  readonly logRequest: (entry: RequestEntry) => void;
}

/**
 * Creates one HTTP function from an endpoint table and its handlers. Order of each request: match, caller,
 * access, body, input, handler, reply. A page calls its endpoint in the same way.
 */
export function serve<Table extends Record<string, Endpoint>>(
  endpoints: Table,
  handlers: Handlers<Table>,
  options: ServeOptions,
): (request: HttpRequest, response: HttpResponse) => Promise<void> {
  const served = Object.entries<Endpoint>(endpoints).filter(
    ([, { emulatorOnly }]) => emulatorOnly === undefined || options.emulator,
  );
  const routes = createRoutes(Object.fromEntries(served));

  async function callHandler(
    match: Match,
    request: HttpRequest,
    response: HttpResponse,
    trace: RequestTrace,
  ): Promise<unknown> {
    const handler = handlers[match.route.name] as unknown as LooseHandler;
    const run = () => runHandler(match, handler, request, trace);
    if (!options.checked) return (await run()).reply;
    const { reply } = await enforceReadBudget(match.route, response, run);
    requireContract(match.route.endpoint, reply);
    return reply;
  }

  const servePage = pageServer({
    ...options,
    async callEndpoint({ page, params }, request, response) {
      const route = routes.find(({ name }) => name === page.endpoint);
      if (route === undefined) throw new Error(`${page.path} shows ${page.endpoint}, which is not served.`);
      const { method, path, url, headers, ip } = request;
      // The query of a page is not input of its endpoint.
      const pageRequest: HttpRequest = { method, path, url, headers, ip, query: page.input };
      return callHandler({ route, params }, pageRequest, response, newTrace(pageRequest));
    },
  });

  async function respond(request: HttpRequest, response: HttpResponse, trace: RequestTrace): Promise<void> {
    setHeaders(response, {
      ...securityHeaders,
      'Content-Security-Policy': responsePolicy,
      'X-Request-Id': trace.requestId,
    });
    try {
      if (await servePage(request, response, trace)) return;
      if (redirectToPage(routes, request, response)) return;
      const match = findEndpoint(routes, request, response);
      trace.endpoint = match.route.name;
      trace.path = match.route.endpoint.path;
      await sendReply(response, match.route.endpoint, await callHandler(match, request, response, trace));
    } catch (error) {
      const apiError = toPublicError(error, trace.requestId);
      if (apiError.code === 'internal') trace.error = error;
      else trace.refusal = apiError.code;
      if (response.headersSent !== true) sendError(response, apiError);
    }
  }

  return async (request, response) => {
    const trace = newTrace(request);
    await withRequestId(trace.requestId, () => respond(request, response, trace));
    options.logRequest(toLogEntry(trace, response.statusCode));
  };
}

/**
 * Redirects a GET of a one-click URL to its page. Mail scanners follow links, so a GET must change nothing.
 */
function redirectToPage(
  routes: ReturnType<typeof createRoutes>,
  request: HttpRequest,
  response: HttpResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const match = matchRoute(routes, 'POST', pathOf(request));
  const page = match === undefined || Array.isArray(match) ? undefined : match.route.endpoint.oneClick;
  if (page === undefined) return false;
  response
    .status(303)
    .set('Cache-Control', cacheControl.none)
    .set('Location', `${page}${queryOf(request)}`)
    .send('');
  return true;
}

const pathOf = ({ path }: HttpRequest): string => path.replace(/^\/api(?=\/|$)/, '');

function findEndpoint(
  routes: ReturnType<typeof createRoutes>,
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

async function runHandler(
  { route, params }: Match,
  handler: LooseHandler,
  request: HttpRequest,
  trace: RequestTrace,
): Promise<HandledCall> {
  const { endpoint } = route;
  await requireAppCheck(endpoint, getHeader(request, 'x-firebase-appcheck'));
  const setLogUser = (id: string): void => {
    trace.userId = id;
  };
  const identify = async () => {
    const caller = await identifyCaller(request.headers.authorization);
    if (caller === undefined) return undefined;
    setLogUser(caller.user.id);
    return withoutAdminDuties(caller);
  };
  // A call of an endpoint for anyone is no use of a session: the browser calls some by itself to check the
  // session.
  const caller =
    endpoint.access === 'anyone'
      ? undefined
      : await recordSessionUse(
          requireAccess(endpoint, await identify(), {
            targetId: params.id,
            screenUserId: getHeader(request, 'x-account'),
          }),
        );
  const input = await readInput(request, endpoint, params);
  const userAgent = request.headers['user-agent'] ?? '';
  const run = (storeReply: StoreReply) =>
    handler(input, caller, {
      client: identifyClient(request),
      userAgent,
      identify,
      setLogUser,
      storeReply,
    });
  const key = endpoint.idempotent && getHeader(request, 'idempotency-key');
  if (key === undefined) return { input, reply: await run(storeNoReply) };
  return {
    input,
    reply: await runOncePerKey({ name: route.name, caller: caller?.user.id, key, input }, run),
  };
}

/** Returns a header that is not a list; the first of several. */
function getHeader({ headers }: HttpRequest, name: string): string | undefined {
  const header = headers[name];
  return Array.isArray(header) ? header[0] : header;
}
