import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint, FileBytes, RowsFile } from 'contract/endpoint';
import { ApiError, errorCatalogue } from 'contract/errors';
import { lineEnd, totalRowsHeader } from 'contract/fields/rows-files';
import type { HttpResponse } from './request.ts';

/** How long which answers may be kept. */
export const caching = {
  none: 'private, no-store',
  public: 'public, max-age=60, s-maxage=300',
  immutable: 'public, max-age=31536000, immutable',
} as const;

/** Proves a reply against the contract (tests, development). Parsing drops what the contract does not name. */
export function requireContract(endpoint: Endpoint, reply: unknown): void {
  if (endpoint.reply === 'image' || endpoint.reply === 'file') return;
  if (isDeepStrictEqual(endpoint.reply.parse(reply), reply)) return;
  // Production would have sent it.
  throw new Error(`The reply of ${endpoint.method} ${endpoint.path} has fields beyond the contract.`);
}

/**
 * Sends what a handler returned; the promise settles once all of it is on its way.
 *
 * @throws whatever stops a file of rows while it is sent, which by then has said so itself
 */
export async function sendReply(response: HttpResponse, endpoint: Endpoint, reply: unknown): Promise<void> {
  response.status(endpoint.status ?? 200).set('Cache-Control', caching[endpoint.cache ?? 'none']);
  if (isRowsFile(reply)) {
    setFileHeaders(response, reply);
    return streamRows(response, reply);
  }
  if (endpoint.reply === 'image' || endpoint.reply === 'file') {
    return sendBytes(response, reply as FileBytes);
  }
  response.json(reply);
}

function sendBytes(response: HttpResponse, { bytes, ...facts }: FileBytes): void {
  setFileHeaders(response, facts);
  response.send(Buffer.from(bytes));
}

/** Stored images are our own re-encodings, yet a browser must never take one, or a document, for a page. */
function setFileHeaders(
  response: HttpResponse,
  { contentType, fileName }: Pick<FileBytes, 'contentType' | 'fileName'>,
): void {
  response
    .set('Content-Type', contentType)
    .set('X-Content-Type-Options', 'nosniff')
    .set('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  if (fileName !== undefined) response.set('Content-Disposition', attachment(fileName));
}

export const isRowsFile = (reply: unknown): reply is RowsFile =>
  typeof reply === 'object' && reply !== null && 'batches' in reply;

/**
 * Sends a file of rows as they are read, no faster than they are taken; who leaves ends the reading. What fails before
 * the first row is sent still has an answer of its own.
 *
 * @throws whatever the reading throws; by then a file that has begun has ended with its line for that
 */
async function streamRows(response: HttpResponse, file: RowsFile): Promise<void> {
  const batches = file.batches[Symbol.asyncIterator]();
  const first = await batches.next();
  const failures: unknown[] = [];
  response.set(totalRowsHeader, String(file.total));
  try {
    const text = textOf(file, batches, first, (error) => failures.push(error));
    await pipeline(text, response as HttpResponse & NodeJS.WritableStream);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
  if (failures.length > 0) throw failures[0];
}

async function* textOf(
  { head, broken }: RowsFile,
  batches: AsyncIterator<readonly string[]>,
  first: IteratorResult<readonly string[]>,
  onFailure: (error: unknown) => void,
): AsyncGenerator<string> {
  let batch = first;
  try {
    yield head;
    for (; batch.done !== true; batch = await batches.next()) yield batch.value.join('');
    yield lineEnd;
  } catch (error) {
    onFailure(error);
    yield broken;
  } finally {
    await batches.return?.();
  }
}

/** Names a download (RFC 6266): plain letters for old readers, and the name itself in UTF-8. */
function attachment(fileName: string): string {
  const name = fileName.replace(/\p{Surrogate}/gu, '_');
  const plain = name.replace(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** Where a refusal for too many attempts does not know when they are allowed again. */
const usualRetryAfter = 60;

export function sendError(response: HttpResponse, error: ApiError): void {
  const { status, retryAfter = status === 429 ? usualRetryAfter : undefined } = error;
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  response.status(error.status).set('Cache-Control', caching.none).json(error.toBody());
}

/**
 * What the caller is told of an error: our own as they are, anything else as a fault without details, with the code by
 * which its lines in the log are found.
 */
export function publicError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError && error.code !== 'internal') return error;
  const { message } = errorCatalogue.internal;
  return new ApiError('internal', { message: `${message} Sebutkan kode: ${requestId}`, requestId });
}
