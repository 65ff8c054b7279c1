import type { IncomingHttpHeaders } from 'node:http';

/** The used part of the framework's request (an Express request with the raw body). */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly query: unknown;
  /** The raw body. The body that the platform parsed is not used. */
  readonly rawBody?: Buffer;
  readonly ip?: string | undefined;
}

/** The used part of the framework's response. Streamed replies use it as the writable stream that it is. */
export interface HttpResponse {
  readonly statusCode: number;
  /** Whether the response has begun, so that no other response can replace it. */
  readonly headersSent?: boolean;
  status(code: number): this;
  set(name: string, value: string): this;
  send(body: unknown): unknown;
  json(body: unknown): unknown;
}

/** Returns the query string of a URL with its question mark: '?utm_source=mail'. */
export const queryOf = ({ url }: HttpRequest): string => /\?.*$/s.exec(url)?.[0] ?? '';
