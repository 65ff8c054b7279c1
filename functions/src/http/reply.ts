import { isDeepStrictEqual } from 'node:util';
import type { Endpoint, ImageBytes } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import type { HttpResponse } from './request.ts';

const publicCache = 'public, max-age=60, s-maxage=300';
const noCache = 'private, no-store';

/** Sends what a handler returned; `checked` also proves it against the contract (tests, development). */
export function sendReply(
  response: HttpResponse,
  endpoint: Endpoint,
  reply: unknown,
  checked: boolean,
): void {
  response
    .status(endpoint.status ?? 200)
    .set('Cache-Control', endpoint.cache === 'public' ? publicCache : noCache);
  if (endpoint.reply === 'image') {
    const image = reply as ImageBytes;
    // Stored images are our own re-encodings, yet a browser must never take one for a page.
    response
      .set('Content-Type', image.contentType)
      .set('X-Content-Type-Options', 'nosniff')
      .set('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(Buffer.from(image.bytes));
    return;
  }
  if (checked && !isDeepStrictEqual(endpoint.reply.parse(reply), reply)) {
    // Parsing drops what the contract does not name; production would have sent it.
    throw new Error(`The reply of ${endpoint.method} ${endpoint.path} has fields beyond the contract.`);
  }
  response.json(reply);
}

export function sendError(response: HttpResponse, error: ApiError): void {
  response.status(error.status).set('Cache-Control', noCache).json(error.toBody());
}

/** What the caller is told of an error: our own as they are, anything else as a fault without details. */
export const publicError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('internal');
