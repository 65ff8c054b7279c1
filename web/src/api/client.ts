import appCheckToken from 'virtual:app-check';
import type { EndpointName, Endpoints } from 'contract';
import type { Reply } from 'contract/endpoint';
import { ApiError, type ErrorCode } from 'contract/errors';
import { sendOrUsePrefetched } from './transport/prefetch-cache.ts';
import { buildRequest, type EndpointInput, isPublicRead, type Sender } from './transport/requests.ts';
import type { Transport, TransportOptions } from './transport/send-request.ts';

export type { EndpointInput };
export type EndpointReply<N extends EndpointName> = Reply<Endpoints[N], Blob>;

export interface CallOptions extends TransportOptions {
  /** Idempotency key. A request that is repeated after a lost response gets the first response. */
  readonly idempotencyKey?: string | undefined;
  readonly transport?: Transport | undefined;
}

/** Loads the routes of all endpoints but public reads. An early call avoids the wait when a page needs them. */
export const lazyRoutes = async () => (await import('virtual:lazy-routes')).default;

/** Error codes for statuses that the hosting platform returns with its own pages. */
const platformErrorCodes: Readonly<Record<number, ErrorCode>> = {
  413: 'payload-too-large',
  429: 'too-many-requests',
};

export type Call = <N extends EndpointName>(
  name: N,
  input: EndpointInput<N>,
  options?: CallOptions,
) => Promise<EndpointReply<N>>;

export interface SendOptions extends CallOptions, Sender {}

/**
 * Sends one request.
 *
 * @throws ApiError for a refusal; code `internal` when the response is not one of our API (a platform page)
 * @throws ConnectionError without a connection
 * @throws DOMException AbortError when aborted
 */
export async function send<N extends EndpointName>(
  name: N,
  input: EndpointInput<N>,
  options: SendOptions,
): Promise<EndpointReply<N>> {
  const request = buildRequest(name, input, options, isPublicRead(name) ? {} : await lazyRoutes());
  if (options.idempotencyKey !== undefined) request.headers['Idempotency-Key'] = options.idempotencyKey;
  if (request.attested && appCheckToken !== null) {
    // Visitors may block reCAPTCHA. The function decides whether it accepts a call without a token.
    const token = await appCheckToken().catch(() => null);
    if (token !== null) request.headers['X-Firebase-AppCheck'] = token;
  }
  const response = await (options.transport ?? sendOrUsePrefetched)(request, options);
  if (response.status < 400 && request.bytes) return response.body as EndpointReply<N>;
  const json = parseJson(response.body);
  if (response.status < 400 && json !== undefined) return json as EndpointReply<N>;
  throw ApiError.fromBody(json) ?? new ApiError(platformErrorCodes[response.status] ?? 'internal');
}

function parseJson(body: string | Blob): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}
