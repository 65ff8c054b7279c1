import { randomInt } from 'node:crypto';
import type { ErrorCode } from 'contract/errors';
import { log } from '#data/log.ts';
import type { HttpRequest } from './request.ts';

export interface RequestTrace {
  /** 'K7M2-Q4XD': short enough to read out on the telephone. */
  readonly requestId: string;
  readonly method: string;
  /** Monotonic clock of the process, in ms. */
  readonly startedAt: number;
  /** Name of the endpoint, or 'page getBlog'; undefined for an unknown path. */
  endpoint?: string;
  /** Path of the table, '/users/user/{id}'. The values of its parameters are private and never logged. */
  path?: string;
  /** Id of the account of the session, or of the account that a login names. */
  userId?: string;
  refusal?: ErrorCode;
  /** An error that the caller must not see. */
  error?: unknown;
}

/** Log entry with the account only for changes and refusals, because reading habits are private. */
export interface RequestEntry extends Omit<RequestTrace, 'startedAt'> {
  readonly status: number;
  readonly latencyMs: number;
}

/** Letters and digits that neither look nor sound alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

export const newTrace = ({ method }: Pick<HttpRequest, 'method'>): RequestTrace => ({
  requestId: `${randomLetters(4)}-${randomLetters(4)}`,
  method,
  startedAt: performance.now(),
});

export function toLogEntry({ startedAt, userId, ...trace }: RequestTrace, status: number): RequestEntry {
  const isRead = (trace.method === 'GET' || trace.method === 'HEAD') && status < 400;
  const who = isRead || userId === undefined ? {} : { userId };
  return { ...trace, ...who, status, latencyMs: Math.round(performance.now() - startedAt) };
}

/**
 * Logs one line for a request, without its URL, query, headers or body. Errors include their stack in the
 * field by which Error Reporting groups them.
 */
export function logRequest({ error, ...entry }: RequestEntry): void {
  if (error === undefined) {
    log('INFO', 'request', { ...entry });
    return;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log('ERROR', 'request', { ...entry, stack_trace: stack });
}
