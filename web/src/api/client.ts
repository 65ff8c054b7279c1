import appCheckToken from 'virtual:app-check';
import type { EndpointName, Endpoints } from 'contract';
import type { Reply } from 'contract/endpoint';
import { ApiError, type ErrorCode } from 'contract/errors';
import { exchangeOrTake } from './exchange/asked.ts';
import type { Exchange, ExchangeOptions } from './exchange/exchange.ts';
import { type EndpointInput, isForAnyone, requestOf, type Sender } from './exchange/requests.ts';

export type { EndpointInput };
export type EndpointReply<N extends EndpointName> = Reply<Endpoints[N], Blob>;

export interface CallOptions extends ExchangeOptions {
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

export interface SendOptions extends CallOptions, Sender {}

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
  const request = requestOf(name, input, options, isForAnyone(name) ? {} : await memberRoutes());
  if (options.key !== undefined) request.headers['Idempotency-Key'] = options.key;
  if (request.attested && appCheckToken !== null) {
    // Whoever blocks what makes tokens is told by the function whether that is to be.
    const token = await appCheckToken().catch(() => null);
    if (token !== null) request.headers['X-Firebase-AppCheck'] = token;
  }
  const answer = await (options.via ?? exchangeOrTake)(request, options);
  if (answer.status < 400 && request.bytes) return answer.body as EndpointReply<N>;
  const json = await readJson(answer.body);
  if (answer.status < 400 && json !== undefined) return json as EndpointReply<N>;
  throw ApiError.fromBody(json) ?? new ApiError(ofThePlatform[answer.status] ?? 'internal');
}

async function readJson(body: Blob): Promise<unknown> {
  try {
    return JSON.parse(await body.text());
  } catch {
    return undefined;
  }
}
