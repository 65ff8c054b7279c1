import {
  sendRequest,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from './send-request.ts';

interface PrefetchEntry {
  readonly response: Promise<TransportResponse>;
  readonly controller: AbortController;
  /** Time at which the entry expires, in milliseconds since 1970. Infinity while the request is pending. */
  expiresAt: number;
  reply?: unknown;
}

/** Time that a response waits for its screen, whose code may still be loading. */
const maxAgeMs = 10_000;

const entries = new Map<string, PrefetchEntry>();

/** The key contains address, token and account: only an identical request gets the response. */
const toCacheKey = ({ method, url, headers }: TransportRequest, bypassCache = false): string =>
  JSON.stringify([method, url, headers, bypassCache]);

export type PrefetchRequest = (
  request: TransportRequest,
  bypassCache?: boolean,
) => Promise<TransportResponse>;

/** A repeated call returns the pending or unused response instead of sending the request again. */
export const prefetchRequest: PrefetchRequest = (request, bypassCache) => {
  for (const [key, { expiresAt }] of entries) if (expiresAt < Date.now()) entries.delete(key);
  const key = toCacheKey(request, bypassCache);
  const existing = entries.get(key);
  if (existing !== undefined) return existing.response;
  const controller = new AbortController();
  const response = sendRequest(request, { bypassCache, signal: controller.signal });
  const entry: PrefetchEntry = { response, controller, expiresAt: Number.POSITIVE_INFINITY };
  entries.set(key, entry);
  response.then(
    ({ status, body }) => {
      entry.expiresAt = Date.now() + maxAgeMs;
      if (status === 200 && typeof body === 'string') entry.reply = JSON.parse(body);
    },
    // Errors are ignored: the screen sends the request again.
    () => entries.get(key) === entry && entries.delete(key),
  );
  return response;
};

/** Returns the prefetched reply to exactly this request, if it has arrived. `keepsEntry` leaves it cached. */
export function prefetchedReply(request: TransportRequest, keepsEntry: boolean): unknown {
  const key = toCacheKey(request);
  const entry = entries.get(key);
  if (entry?.reply === undefined || entry.expiresAt < Date.now()) return undefined;
  if (!keepsEntry) entries.delete(key);
  return entry.reply;
}

export const sendOrUsePrefetched: Transport = async (request, options) => {
  if (request.method !== 'GET') return sendMutation(request, options);
  const key = toCacheKey(request, options.bypassCache);
  const entry = entries.get(key);
  entries.delete(key);
  if (entry === undefined || entry.expiresAt < Date.now()) return sendRequest(request, options);
  options.signal?.throwIfAborted();
  options.signal?.addEventListener('abort', () => entry.controller.abort());
  return entry.response;
};

/** A mutation invalidates all responses from before and during it. */
const sendMutation: Transport = (request, options) => {
  entries.clear();
  return sendRequest(request, options).finally(() => entries.clear());
};
