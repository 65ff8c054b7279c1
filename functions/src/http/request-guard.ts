import { type IncomingHttpHeaders, type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { identifyClient } from '#auth/client-address.ts';
import { responsePolicy, securityHeaders } from './headers.ts';
import { controlBody, type UploadPace } from './incoming-body.ts';
import { MemoryBudget } from './memory-budget.ts';
import { cacheControl } from './reply.ts';
import { newTrace, type RequestEntry, toLogEntry } from './trace.ts';

const megabyte = 1024 * 1024;

/**
 * Processing a body takes several times its size: its parts, files and re-encoded copies. The starts have 20 MB,
 * because an instance has 20 requests (`concurrency`). The rests have 40 MB, and 33 MB of one peer.
 */
const bodyBudget = new MemoryBudget({
  size: 60 * megabyte,
  peerShare: 50 * megabyte,
  startBytes: megabyte,
  restPart: 40 / 60,
});

/** Bodies up to this size skip the budget, so that a login never waits for an upload. */
const maxUnbudgetedBytes = megabyte / 4;

/** Original content types, which the parsers of the platform must not see. */
const originalTypes = new WeakMap<object, string>();

/**
 * Checks every request before the platform's framework buffers and parses a body of up to 1,024 MB. Called
 * once, while the module loads. It patches the prototype, because some runtimes create their server later. It
 * refuses compressed or too large bodies and undecodable URLs unread, and logs them with `logRequest`. Bodies
 * are charged to the memory budget as they arrive, and wait in their sockets (decision 0043). The framework's parsers
 * see no content type, so they hand over the raw bytes.
 */
export function installRequestGuard(logRequest: (entry: RequestEntry) => void, pace: UploadPace): void {
  const refuse: Refuse = (request, response, error) => {
    const trace = newTrace({ method: request.method ?? '' });
    sendRefusal(response, error, trace.requestId);
    logRequest(toLogEntry({ ...trace, refusal: error.code }, error.status));
  };
  const emit = Server.prototype.emit as (event: string | symbol, ...args: unknown[]) => boolean;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]): boolean {
    // Only the platform's proxy closes idle connections. A process that slept would close one with a request in it.
    if (event === 'connection') this.keepAliveTimeout = 0;
    if (event !== 'request') return emit.call(this, event, ...args);
    const [request, response] = args as [IncomingMessage, ServerResponse];
    const maxBytes = maxBytesOf(request.headers);
    const refusal = findRefusal(request, maxBytes);
    if (refusal !== undefined) {
      refuse(request, response, refusal);
      // Read and discard the body. A client that is disconnected while it sends never sees the response.
      request.resume();
      return true;
    }
    hideContentType(request);
    const size = declaredBytes(request.headers) ?? maxBytes;
    if (size > 0) {
      const { network } = identifyClient({ headers: request.headers, ip: request.socket.remoteAddress });
      const bodyLimits = {
        maxBytes,
        openUpload:
          size > maxUnbudgetedBytes
            ? (onRoom: () => void) => bodyBudget.open(network, size, onRoom)
            : undefined,
        refuse: (error: ApiError) => refuse(request, response, error),
      };
      controlBody(request, response, bodyLimits, pace);
    }
    return emit.call(this, event, request, response);
  };
}

type Refuse = (request: IncomingMessage, response: ServerResponse, error: ApiError) => void;

export function restoreContentType<R extends { readonly headers: IncomingHttpHeaders }>(request: R): R {
  const type = originalTypes.get(request);
  if (type !== undefined) request.headers['content-type'] = type;
  return request;
}

function hideContentType(request: IncomingMessage): void {
  const type = request.headers['content-type'];
  if (type === undefined) return;
  originalTypes.set(request, type);
  request.headers['content-type'] = 'application/octet-stream';
}

const maxBytesOf = (headers: IncomingHttpHeaders): number =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '') ? limits.requestBytes : limits.jsonBytes;

/** Returns the declared size of a body; undefined for a chunked one, whose size is unknown. */
function declaredBytes(headers: IncomingHttpHeaders): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return undefined;
  return Number(headers['content-length'] ?? 0);
}

function findRefusal({ headers, url = '/' }: IncomingMessage, maxBytes: number): ApiError | undefined {
  const encoding = headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding !== 'identity') return new ApiError('unsupported-media-type');
  if ((declaredBytes(headers) ?? 0) > maxBytes) return new ApiError('payload-too-large');
  // Express would respond with its own page.
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

function sendRefusal(response: ServerResponse, error: ApiError, requestId: string): void {
  response
    .writeHead(error.status, {
      ...securityHeaders,
      'Content-Security-Policy': responsePolicy,
      'X-Request-Id': requestId,
      'Cache-Control': cacheControl.none,
      ...(error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) }),
      'Content-Type': 'application/json; charset=utf-8',
    })
    .end(JSON.stringify(error.toBody()));
}
