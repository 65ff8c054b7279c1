import { ConnectionError } from './connection-error.ts';

export interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: FormData | string | undefined;
}

export interface Answer {
  readonly status: number;
  /** A `File` where the server names what it sends. */
  readonly body: Blob;
}

export interface ExchangeOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told the sent share of an upload, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Past browser and CDN, which keep public answers for minutes: whoever edits must see what is stored now. */
  readonly fresh?: boolean | undefined;
}

/** Sends one request and takes the answer to it. */
export type Exchange = (request: Request, options: ExchangeOptions) => Promise<Answer>;

/** How long nothing may move, in either direction. */
const patienceMs = 30_000;

/**
 * How long the answer to a change may take once all of it is sent: what the function itself has for it
 * (`timeoutSeconds`), so that nothing goes through of which somebody was told that it did not.
 */
const patienceForChangesMs = 60_000;

/**
 * Sends one request, once. Only XMLHttpRequest tells in every browser how much of a body was sent.
 *
 * @throws ConnectionError without a connection, or when nothing moves for too long
 * @throws DOMException AbortError when aborted
 */
export const exchange: Exchange = (request, { signal, onProgress, fresh }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const settle = <T>(how: (outcome: T) => void, outcome: T) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      how(outcome);
    };
    const abort = () => {
      xhr.abort();
      settle(reject, new DOMException('Dibatalkan.', 'AbortError'));
    };
    const giveUp = () => {
      settle(reject, new ConnectionError(true));
      xhr.abort();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitAgain = (ms = patienceMs) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, ms);
    };
    if (signal?.aborted === true) return abort();
    signal?.addEventListener('abort', abort);
    xhr.open(request.method, fresh === true ? unasked(request.url) : request.url);
    xhr.responseType = 'blob';
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    // Only a file has a progress to be told.
    if (request.body instanceof FormData) {
      xhr.upload.onprogress = (event) => {
        waitAgain();
        if (event.lengthComputable) onProgress?.(event.loaded / event.total);
      };
    }
    xhr.upload.onload = () => waitAgain(patienceForChangesMs);
    xhr.onprogress = () => waitAgain();
    xhr.onload = () => settle(resolve, { status: xhr.status, body: namedBody(xhr) });
    xhr.onerror = () => settle(reject, new ConnectionError());
    waitAgain(request.method === 'GET' || request.body !== undefined ? patienceMs : patienceForChangesMs);
    xhr.send(request.body ?? null);
  });

function namedBody(xhr: XMLHttpRequest): Blob {
  const body = xhr.response as Blob;
  // attachment; filename="…"
  const name = xhr.getResponseHeader('Content-Disposition')?.split('"')[1];
  return name ? new File([body], name, body) : body;
}

/** An address that nobody has asked for yet is answered by the function; it drops what it does not know. */
const unasked = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}at=${Date.now()}`;
