import type { Endpoint } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { requireAppCheck } from '#auth/app-check.ts';
import { type Caller, identifyCaller } from '#auth/caller.ts';
import { identifyClient } from '#auth/client-address.ts';
import { requireMailServer } from '#auth/mail-server.ts';
import { withRequestDevice } from '#auth/request-device.ts';
import { withoutAdminDuties } from '#auth/second-factor-deadline.ts';
import { recordSessionUse } from '#auth/session-use.ts';
import { requireAccess } from './access.ts';
import type { Handlers, RequestContext } from './handler.ts';
import { runOncePerKey, type StoreReply, storeNoReply } from './idempotency.ts';
import { readInput } from './input/body.ts';
import { enforceReadBudget, type HandledCall } from './reads.ts';
import { cacheControl, requireContract, sendReply } from './reply.ts';
import { type HttpRequest, type HttpResponse, queryOf } from './request.ts';
import { createRoutes, type Match, matchRoute } from './routes.ts';
import type { RequestHandler } from './serve.ts';
import {
  createSharedReplies,
  type SharedReplies,
  type SharedReplyOptions,
} from './shared-replies/shared-replies.ts';
import { newTrace, type RequestTrace } from './trace.ts';

type LooseHandler = (input: unknown, caller: Caller | undefined, request: RequestContext) => Promise<unknown>;

interface ApiOptions extends SharedReplyOptions {
  /** Checks replies and Firestore reads against the contract. */
  readonly checked: boolean;
  /** Also serves the endpoints of the emulator. */
  readonly emulator: boolean;
  /** Counts a change of an endpoint with `limitsChanges`. Throws too-many-requests. */
  readonly limitChanges: (caller: Caller) => Promise<void>;
}

interface HandlerOptions extends Pick<ApiOptions, 'limitChanges'> {
  readonly sharedReplies: SharedReplies;
}

interface Api {
  readonly handleApi: RequestHandler;
  /** Calls an endpoint with the caller of this request, and with its own parameters and query. */
  readonly callEndpoint: (
    name: string,
    input: Pick<Match, 'params'> & Pick<HttpRequest, 'query'>,
    request: HttpRequest,
    response: HttpResponse,
  ) => Promise<unknown>;
}

/**
 * Serves an endpoint table. Order of each request: match, caller, access, body, input, limit, handler, reply.
 */
export function createApi<Table extends Record<string, Endpoint>>(
  endpoints: Table,
  handlers: Handlers<Table>,
  options: ApiOptions,
): Api {
  const { checked, emulator } = options;
  const handlerOptions = { limitChanges: options.limitChanges, sharedReplies: createSharedReplies(options) };
  const served = Object.entries<Endpoint>(endpoints).filter(
    ([, { emulatorOnly }]) => emulatorOnly === undefined || emulator,
  );
  const routes = createRoutes(Object.fromEntries(served));

  async function callHandler(
    match: Match,
    request: HttpRequest,
    response: HttpResponse,
    trace: RequestTrace,
  ): Promise<unknown> {
    const handler = handlers[match.route.name] as unknown as LooseHandler;
    const run = () => runHandler(match, handler, request, trace, handlerOptions);
    if (!checked) return (await run()).reply;
    const { reply } = await enforceReadBudget(match.route, response, run);
    requireContract(match.route.endpoint, reply);
    return reply;
  }

  return {
    async handleApi(request, response, trace) {
      if (redirectToPage(routes, request, response)) return true;
      const match = findEndpoint(routes, request, response);
      if (match === undefined) return false;
      trace.endpoint = match.route.name;
      trace.path = match.route.endpoint.path;
      await sendReply(response, match.route.endpoint, await callHandler(match, request, response, trace));
      return true;
    },

    callEndpoint(name, { params, query }, { method, path, url, headers, ip }, response) {
      const route = routes.find((one) => one.name === name);
      if (route === undefined) throw new Error(`${name} is not served.`);
      const call: HttpRequest = { method, path, url, headers, ip, query };
      return callHandler({ route, params }, call, response, newTrace(call));
    },
  };
}

/** Redirects a GET of a one-click URL. Mail scanners follow links, so a GET must change nothing. */
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
): Match | undefined {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = matchRoute(routes, method, pathOf(request));
  if (!Array.isArray(match)) return match;
  response.set('Allow', match.join(', '));
  throw new ApiError('method-not-allowed');
}

async function runHandler(
  { route, params }: Match,
  handler: LooseHandler,
  request: HttpRequest,
  trace: RequestTrace,
  { limitChanges, sharedReplies }: HandlerOptions,
): Promise<HandledCall> {
  const { endpoint } = route;
  await requireAppCheck(endpoint, getHeader(request, 'x-firebase-appcheck'));
  const setLogUser = (id: string): void => {
    trace.userId = id;
  };
  const identifyOnce = async () => {
    const caller = await identifyCaller(request.headers.authorization, endpoint);
    if (caller === undefined) return undefined;
    setLogUser(caller.user.id);
    return withoutAdminDuties(caller);
  };
  let identified: ReturnType<typeof identifyOnce> | undefined;
  const identify = () => {
    identified ??= identifyOnce();
    return identified;
  };
  const caller = await admit(endpoint, params, request, identify);
  const input = await readInput(request, endpoint, params);
  const run = async (storeReply: StoreReply) => {
    if (caller !== undefined && endpoint.limitsChanges === true) await limitChanges(caller);
    const context = { client: identifyClient(request), identify, setLogUser, storeReply };
    return withRequestDevice(request.headers['user-agent'] ?? '', () => handler(input, caller, context));
  };
  const key = endpoint.idempotent && getHeader(request, 'idempotency-key');
  if (key === undefined) {
    const load = () => run(storeNoReply);
    return { input, reply: await sharedReplies.read({ route, input, request, identify, load }) };
  }
  return {
    input,
    reply: await runOncePerKey({ name: route.name, caller: caller?.user.id, key, input }, run),
  };
}

/**
 * Enforces the access of the endpoint. A call for anyone is no use of a session: the browser calls some by itself to
 * check the session.
 */
async function admit(
  endpoint: Endpoint,
  params: Match['params'],
  request: HttpRequest,
  identify: RequestContext['identify'],
): Promise<Caller | undefined> {
  if (endpoint.access === 'anyone') return undefined;
  if (endpoint.access === 'mail-server') {
    requireMailServer(request.headers.authorization, process.env);
    return undefined;
  }
  const target = { targetId: params.id, screenUserId: getHeader(request, 'x-account') };
  return recordSessionUse(requireAccess(endpoint, await identify(), target));
}

/** Returns a header that is not a list; the first of several. */
function getHeader({ headers }: HttpRequest, name: string): string | undefined {
  const header = headers[name];
  return Array.isArray(header) ? header[0] : header;
}
