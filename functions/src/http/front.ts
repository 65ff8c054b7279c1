import { AsyncResource } from 'node:async_hooks';
import { type IncomingHttpHeaders, type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { answerPolicy, securityHeaders } from './headers.ts';
import { caching } from './reply.ts';
import { Room } from './room.ts';
import { entryOf, newTrace, type RequestEntry } from './trace.ts';

const megabyte = 1024 * 1024;

/**
 * Bodies that are in memory at once. What becomes of a body takes several times its size: the parts of it, its
 * files, the copies that are encoded anew.
 */
const bodyRoom = new Room(48 * megabyte);

/** Bodies up to this size wait for nobody: a login never stands behind a picture. */
const freeBytes = megabyte / 4;

/** What requests said of their bodies, which the platform's parsers must not know. */
const sentTypes = new WeakMap<object, string>();

/**
 * Stands in front of every HTTP server of the process. The platform's framework unpacks, buffers and parses a body,
 * up to 1,024 MB, before it asks our handler: what is to hold before that has to hold here. Called once, while the
 * module loads: some runtimes make their server later, some have made it before.
 *
 * - A body that is packed or too large is refused unread, and so is an address that cannot be decoded.
 * - Bodies come in as there is room for them; the others wait in their sockets (decision 0043).
 * - The framework's parsers are told no type: they hand over the bytes as they came, and never answer by themselves.
 *
 * @param logRequest told of what is refused here; of everything else who answers tells
 */
export function standInFront(logRequest: (entry: RequestEntry) => void): void {
  const refuse: Refuse = (request, response, error) => {
    const trace = newTrace({ method: request.method ?? '' });
    sendRefusal(response, error, trace.requestId);
    logRequest(entryOf({ ...trace, refusal: error.code }, error.status));
  };
  const emit = Server.prototype.emit as (event: string | symbol, ...args: unknown[]) => boolean;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'request') return emit.call(this, event, ...args);
    const [request, response] = args as [IncomingMessage, ServerResponse];
    const most = mostBytes(request.headers);
    const refusal = refusalOf(request, most);
    if (refusal !== undefined) {
      refuse(request, response, refusal);
      // Read and dropped: who is cut off while still sending never sees the answer.
      request.resume();
      return true;
    }
    hideType(request);
    const goOn = AsyncResource.bind(() => emit.call(this, event, request, response));
    const size = announcedBytes(request.headers) ?? most;
    if (announcedBytes(request.headers) === undefined) endBeyond(most, request, response, refuse);
    if (size <= freeBytes) return goOn();
    bodyRoom.enter(size, response, goOn);
    return true;
  };
}

type Refuse = (request: IncomingMessage, response: ServerResponse, error: ApiError) => void;

/** Gives a request back the type that it was sent with. */
export function asSent<R extends { readonly headers: IncomingHttpHeaders }>(request: R): R {
  const type = sentTypes.get(request);
  if (type !== undefined) request.headers['content-type'] = type;
  return request;
}

function hideType(request: IncomingMessage): void {
  const type = request.headers['content-type'];
  if (type === undefined) return;
  sentTypes.set(request, type);
  request.headers['content-type'] = 'application/octet-stream';
}

const mostBytes = (headers: IncomingHttpHeaders): number =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '') ? limits.requestBytes : limits.jsonBytes;

/** @returns undefined where a body comes in pieces, nobody knows how many */
function announcedBytes(headers: IncomingHttpHeaders): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return undefined;
  return Number(headers['content-length'] ?? 0);
}

function refusalOf({ headers, url = '/' }: IncomingMessage, most: number): ApiError | undefined {
  const encoding = headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding !== 'identity') return new ApiError('unsupported-media-type');
  if ((announcedBytes(headers) ?? 0) > most) return new ApiError('payload-too-large');
  // Express would answer it with a page of its own.
  if (!isDecodable(url.replace(/\?.*$/s, ''))) return new ApiError('not-found');
  return undefined;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Ends a body in pieces where it grows too large: what came of it never reaches a handler. */
function endBeyond(most: number, request: IncomingMessage, response: ServerResponse, refuse: Refuse): void {
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes <= most) return push(chunk, encoding);
    if (response.headersSent) return true;
    response.once('finish', () => request.destroy());
    response.setHeader('Connection', 'close');
    refuse(request, response, new ApiError('payload-too-large'));
    return true;
  };
}

function sendRefusal(response: ServerResponse, error: ApiError, requestId: string): void {
  response
    .writeHead(error.status, {
      ...securityHeaders,
      'Content-Security-Policy': answerPolicy,
      'X-Request-Id': requestId,
      'Cache-Control': caching.none,
      'Content-Type': 'application/json; charset=utf-8',
    })
    .end(JSON.stringify(error.toBody()));
}
