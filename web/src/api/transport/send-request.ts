import * as t from '#messages/api';
import { ConnectionError } from './connection-error.ts';

export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: FormData | string | undefined;
  /** Bypasses the caches of browser and CDN for this user. */
  readonly isUncached?: boolean;
}

export interface TransportResponse {
  readonly status: number;
  /** Text of a JSON reply or a refusal. Anything else is a `Blob`, or a `File` if it has a name. */
  readonly body: string | Blob;
}

export interface TransportOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the sent share of an upload, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Bypasses the caches of browser and CDN: an editor must show the stored version. */
  readonly bypassCache?: boolean | undefined;
}

export type Transport = (request: TransportRequest, options: TransportOptions) => Promise<TransportResponse>;

/** Time without any transferred data, in either direction, after which a request fails. */
const stallTimeoutMs = 30_000;

/** Equals `timeoutSeconds` of the function, so no mutation succeeds after the user saw a failure. */
const mutationTimeoutMs = 60_000;

/**
 * Sends one request, without retries. Only XMLHttpRequest reports upload progress in every browser.
 *
 * @throws ConnectionError without a connection, or when no data is transferred for too long
 * @throws DOMException AbortError when aborted
 */
export const sendRequest: Transport = (request, { signal, onProgress, bypassCache }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const settle = <T>(finish: (outcome: T) => void, outcome: T) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      finish(outcome);
    };
    const abort = () => {
      xhr.abort();
      settle(reject, new DOMException(t.cancelled, 'AbortError'));
    };
    const failWithTimeout = () => {
      settle(reject, new ConnectionError(true));
      xhr.abort();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = (ms = stallTimeoutMs) => {
      clearTimeout(timer);
      timer = setTimeout(failWithTimeout, ms);
    };
    if (signal?.aborted === true) return abort();
    signal?.addEventListener('abort', abort);
    const isUncached = bypassCache === true || request.isUncached === true;
    xhr.open(request.method, isUncached ? withCacheBuster(request.url) : request.url);
    xhr.responseType = 'arraybuffer';
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    // Only uploads of files report progress.
    if (request.body instanceof FormData) {
      xhr.upload.onprogress = (event) => {
        restartTimer();
        if (event.lengthComputable) onProgress?.(event.loaded / event.total);
      };
    }
    xhr.upload.onload = () => restartTimer(mutationTimeoutMs);
    xhr.onprogress = () => restartTimer();
    xhr.onload = () => settle(resolve, { status: xhr.status, body: readBody(xhr) });
    xhr.onerror = () => settle(reject, new ConnectionError());
    restartTimer(request.method === 'GET' || request.body !== undefined ? stallTimeoutMs : mutationTimeoutMs);
    xhr.send(request.body ?? null);
  });

function readBody(xhr: XMLHttpRequest): string | Blob {
  const bytes = xhr.response as ArrayBuffer;
  const type = xhr.getResponseHeader('Content-Type') ?? '';
  // attachment; filename="…"
  const name = xhr.getResponseHeader('Content-Disposition')?.split('"')[1];
  if (name) return new File([bytes], name, { type });
  return type.startsWith('application/json') ? new TextDecoder().decode(bytes) : new Blob([bytes], { type });
}

/** Adds a unique parameter, which the function ignores, so that the request misses every cache. */
const withCacheBuster = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}at=${Date.now()}`;
