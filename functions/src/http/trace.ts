import { randomInt } from 'node:crypto';
import type { ErrorCode } from 'contract/errors';
import { log } from '#data/log.ts';
import type { HttpRequest } from './request.ts';

/** What becomes known of a request while it is answered. */
export interface RequestTrace {
  /** 'K7M2-Q4XD': short enough to be told on the telephone. */
  readonly requestId: string;
  readonly method: string;
  /** Of the process's own watch, in ms. */
  readonly startedAt: number;
  /** Name of the endpoint, or 'page getBlog'; undefined for a path that leads to nothing. */
  endpoint?: string;
  /** As the table writes it, '/users/user/{id}': what stands in its place is nobody's business. */
  path?: string;
  /** Whose session it comes with, or whose account it wants to log in to. */
  userId?: string;
  /** Code of what it was refused with. */
  refusal?: ErrorCode;
  /** What the caller is not told. */
  error?: unknown;
}

/** What is logged of a request: who made it, where it changes something or was refused; who read what is nobody's business. */
export interface RequestEntry extends Omit<RequestTrace, 'startedAt'> {
  readonly status: number;
  readonly latencyMs: number;
}

/** Without letters and digits that look or sound alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const letters = (count: number): string =>
  Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

export const newTrace = ({ method }: Pick<HttpRequest, 'method'>): RequestTrace => ({
  requestId: `${letters(4)}-${letters(4)}`,
  method,
  startedAt: performance.now(),
});

export function entryOf({ startedAt, userId, ...trace }: RequestTrace, status: number): RequestEntry {
  const isRead = (trace.method === 'GET' || trace.method === 'HEAD') && status < 400;
  const who = isRead || userId === undefined ? {} : { userId };
  return { ...trace, ...who, status, latencyMs: Math.round(performance.now() - startedAt) };
}

/**
 * Logs one line for a request: never its address as it was sent, its query, headers or body. Errors are told with their
 * stack, under the name that Error Reporting groups them by.
 */
export function logRequest({ error, ...entry }: RequestEntry): void {
  if (error === undefined) {
    log('INFO', 'request', { ...entry });
    return;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log('ERROR', 'request', { ...entry, stack_trace: stack });
}
