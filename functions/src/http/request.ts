import type { IncomingHttpHeaders } from 'node:http';

/** The part of the framework's request that is used (an Express request with the raw body). */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  /** Path and query, as they were sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly query: unknown;
  /** The body as it was sent; what the platform made of it is not looked at. */
  readonly rawBody?: Buffer;
  readonly ip?: string | undefined;
}

/** The part of the framework's response that is used; what sends pieces takes it for the stream that it is. */
export interface HttpResponse {
  /** As it was set last. */
  readonly statusCode: number;
  /** Whether the answer has begun, so that no other can take its place. */
  readonly headersSent?: boolean;
  status(code: number): this;
  set(name: string, value: string): this;
  send(body: unknown): unknown;
  json(body: unknown): unknown;
}
