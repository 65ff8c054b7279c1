import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from 'contract/errors';
import { t } from '#messages/replies.ts';
import type { Upload } from './memory-budget.ts';

/** Minimum bytes of an upload in each window, and the number of windows that it may wait for memory. */
export interface UploadPace {
  readonly windowMs: number;
  readonly minBytes: number;
  /** Minimum part of its reserved rest that an upload sends in each window while another one waits. */
  readonly minPart: number;
  readonly maxWaitingWindows: number;
}

const bytesPerSecond = 1000;
/** The platform ends a request after this time. */
const requestSeconds = 60;
/** An upload may be this much slower than the pace that is just fast enough for `requestSeconds`. */
const maxSlowdown = 4;

/**
 * Returns the pace of uploads. One kilobyte per second is slow for the oldest telephone networks. A window is short,
 * because an upload that stalls holds its memory until the end of the next one. `UPLOAD_WINDOW_SECONDS`
 * replaces its 5 s. Throws if it is no positive number.
 */
export function uploadPaceOf(env: NodeJS.ProcessEnv): UploadPace {
  const seconds = Number(env.UPLOAD_WINDOW_SECONDS || 5);
  if (!(seconds > 0))
    throw new Error(
      `UPLOAD_WINDOW_SECONDS is '${env.UPLOAD_WINDOW_SECONDS}', which is no number of seconds.`,
    );
  return {
    windowMs: seconds * 1000,
    minBytes: seconds * bytesPerSecond,
    minPart: seconds / requestSeconds / maxSlowdown,
    maxWaitingWindows: Math.max(1, Math.round(requestSeconds / seconds)),
  };
}

/** Time in which the client can read a refusal, before the connection ends. */
const lingerMs = 2000;

interface BodyLimits {
  readonly maxBytes: number;
  /** Opens the charge of the body; undefined for a small body. */
  readonly openUpload: ((onRoom: () => void) => Upload) | undefined;
  readonly refuse: (error: ApiError) => void;
}

/**
 * Controls the arrival of a body before the platform's framework buffers it. Refuses a body that grows beyond
 * `maxBytes` (413), is slower than the pace (408), or waits too long for memory (503). Refused bytes never reach
 * a handler.
 */
export function controlBody(
  request: IncomingMessage,
  response: ServerResponse,
  { maxBytes, openUpload, refuse }: BodyLimits,
  pace: UploadPace,
): void {
  const push = request.push.bind(request);
  /** Chunks that wait for memory; null is the end of the body. */
  const withheld: (Buffer | null)[] = [];
  let [bytes, windowBytes, waitingWindows] = [0, 0, 0];
  let [isRefused, hasEnded, isClosed] = [false, false, false];

  const passWithheld = (): void => {
    while (!isRefused) {
      const [chunk] = withheld;
      if (chunk === undefined) return;
      if (chunk !== null && upload?.add(chunk.length) === false) return;
      withheld.shift();
      waitingWindows = 0;
      push(chunk);
    }
  };
  const upload = openUpload?.(() => {
    passWithheld();
    if (isClosed || withheld.length > 0) return;
    // The client could not send while its body waited.
    timer.refresh();
    windowBytes = 0;
  });

  const end = (error: ApiError): void => {
    isRefused = true;
    withheld.length = 0;
    if (!response.headersSent) refuse(error);
    // Not immediately: a client that is disconnected while it sends never sees the response. After the complete
    // body, the connection may already serve another request.
    setTimeout(() => (request.complete ? close() : request.destroy()), lingerMs).unref();
  };
  const isTooSlow = (): boolean => {
    const part = upload?.isBlocking() ? pace.minPart * upload.rest : 0;
    return windowBytes < Math.max(pace.minBytes, part);
  };
  const checkPace = (): void => {
    if (isRefused || isClosed) return;
    if (withheld.length > 0) {
      waitingWindows += 1;
      if (waitingWindows >= pace.maxWaitingWindows) end(busy());
    } else if (!hasEnded && isTooSlow()) end(new ApiError('request-timeout'));
    windowBytes = 0;
  };
  // After work that blocked the process, timers run before the bytes that arrived meanwhile are read.
  const timer = setInterval(() => setImmediate(checkPace), pace.windowMs).unref();
  const close = (): void => {
    isClosed = true;
    clearInterval(timer);
    upload?.close();
  };
  // The body of a refused request stays in memory until its connection ends.
  response.once('close', () => (isRefused ? clearInterval(timer) : close()));
  request.once('close', () => isRefused && close());

  request.push = (chunk: Buffer | null) => {
    if (isRefused) return true;
    bytes += chunk?.length ?? 0;
    windowBytes += chunk?.length ?? 0;
    hasEnded = chunk === null;
    if (bytes > maxBytes) {
      end(new ApiError('payload-too-large'));
      return true;
    }
    withheld.push(chunk);
    passWithheld();
    // The parser stops reading the socket until the stream asks for more.
    return withheld.length === 0;
  };
}

const busy = (): ApiError =>
  new ApiError('unavailable', {
    message: t.tooManyUploads,
    retryAfter: 30,
  });
