import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint, FileBytes, RowsFile } from 'contract/endpoint';
import { ApiError, errorCatalogue } from 'contract/errors';
import { lineEnd, totalRowsHeader } from 'contract/schemas/files/rows-files';
import { fill } from 'contract/text/language/fill';
import { t } from 'contract/text/messages/errors';
import { isContention } from '#data/batch.ts';
import type { HttpResponse } from './request.ts';

export const cacheControl = {
  none: 'private, no-store',
  public: 'public, max-age=60, s-maxage=300',
  immutable: 'public, max-age=31536000, immutable',
} as const;

/** Checks a reply, in tests and development. Parsing drops fields that the contract does not name. */
export function requireContract(endpoint: Endpoint, reply: unknown): void {
  if (endpoint.reply === 'image' || endpoint.reply === 'file') return;
  if (isDeepStrictEqual(endpoint.reply.parse(reply), reply)) return;
  // Production would have sent the surplus fields.
  throw new Error(`The reply of ${endpoint.method} ${endpoint.path} has fields beyond the contract.`);
}

/**
 * Sends a reply; settles when all of it is handed over. Throws every error that stops a file of rows, which
 * then ends with its error line.
 */
export async function sendReply(response: HttpResponse, endpoint: Endpoint, reply: unknown): Promise<void> {
  response.status(endpoint.status ?? 200).set('Cache-Control', cacheControl[endpoint.cache ?? 'none']);
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

/** Keeps browsers from running an image or document as a page, although images are re-encoded. */
function setFileHeaders(
  response: HttpResponse,
  { contentType, fileName }: Pick<FileBytes, 'contentType' | 'fileName'>,
): void {
  response
    .set('Content-Type', contentType)
    .set('X-Content-Type-Options', 'nosniff')
    .set('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  if (fileName !== undefined) response.set('Content-Disposition', contentDisposition(fileName));
}

export const isRowsFile = (reply: unknown): reply is RowsFile =>
  typeof reply === 'object' && reply !== null && 'batches' in reply;

/**
 * Streams rows no faster than the client receives them. An error before the first row gets an error response;
 * later the file ends with its error line, and the error is thrown.
 */
async function streamRows(response: HttpResponse, file: RowsFile): Promise<void> {
  const batches = file.batches[Symbol.asyncIterator]();
  const first = await batches.next();
  const failures: unknown[] = [];
  response.set(totalRowsHeader, String(file.total));
  try {
    const text = rowsText(file, batches, first, (error) => failures.push(error));
    await pipeline(text, response as HttpResponse & NodeJS.WritableStream);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
  if (failures.length > 0) throw failures[0];
}

async function* rowsText(
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

/** Formats a header by RFC 6266: an ASCII name for old clients, and the exact name in UTF-8. */
function contentDisposition(fileName: string): string {
  const name = fileName.replace(/\p{Surrogate}/gu, '_');
  const plain = name.replace(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** Seconds to wait when a refusal for too many attempts does not name a time. */
const defaultRetryAfterSeconds = 60;

const busyRetryAfterSeconds = 2;

export function sendError(response: HttpResponse, error: ApiError): void {
  const { status, retryAfter = status === 429 ? defaultRetryAfterSeconds : undefined } = error;
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  response.status(error.status).set('Cache-Control', cacheControl.none).json(error.toBody());
}

/**
 * Returns the error that the caller receives: an `ApiError` unchanged, contention as `busy`, any other as an
 * internal error without details. It contains the request id, by which its log lines are found.
 */
export function toPublicError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError && error.code !== 'internal') return error;
  if (isContention(error)) return new ApiError('busy', { retryAfter: busyRetryAfterSeconds });
  const { message } = errorCatalogue.internal;
  return new ApiError('internal', { message: fill(t.quoteCode, { message, code: requestId }), requestId });
}
