import { ApiError } from 'contract/errors';
import { toLocale, withLocale } from '#data/context/locale.ts';
import { withRequestId } from '#data/log.ts';
import { responsePolicy, securityHeaders, setHeaders } from './headers.ts';
import { sendError, toPublicError } from './reply.ts';
import { type HttpRequest, type HttpResponse, queryOf } from './request.ts';
import { newTrace, type RequestEntry, type RequestTrace, toLogEntry } from './trace.ts';

/** Serves a request and adds its facts to the trace. Returns false for a request that is not its own. */
export type RequestHandler = (
  request: HttpRequest,
  response: HttpResponse,
  trace: RequestTrace,
) => Promise<boolean>;

/**
 * Creates an HTTP function; the first handler that knows a request serves it. `logRequest` receives every
 * request, and errors that the caller must not see.
 */
export function serve(
  handlers: readonly RequestHandler[],
  logRequest: (entry: RequestEntry) => void,
): (request: HttpRequest, response: HttpResponse) => Promise<void> {
  async function respond(request: HttpRequest, response: HttpResponse, trace: RequestTrace): Promise<void> {
    setHeaders(response, {
      ...securityHeaders,
      'Content-Security-Policy': responsePolicy,
      'X-Request-Id': trace.requestId,
    });
    try {
      for (const handle of handlers) if (await handle(request, response, trace)) return;
      throw new ApiError('not-found');
    } catch (error) {
      const apiError = toPublicError(error, trace.requestId);
      if (apiError.code === 'internal') trace.error = error;
      else trace.refusal = apiError.code;
      if (response.headersSent !== true) sendError(response, apiError);
    }
  }

  return async (request, response) => {
    const trace = newTrace(request);
    // The English site adds it to each request. As part of the address, it separates replies in caches.
    const locale = toLocale(new URLSearchParams(queryOf(request)).get('lang'));
    await withRequestId(trace.requestId, () => withLocale(locale, () => respond(request, response, trace)));
    logRequest(toLogEntry(trace, response.statusCode));
  };
}
