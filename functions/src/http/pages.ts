import { ApiError } from 'contract/errors';
import {
  isBuiltInId,
  type KnownAnswer,
  renderedAt,
  type SiteRenderer,
  type StoredPage,
} from 'contract/rendering';
import { clock } from '#data/clock.ts';
import { pagePolicyOf } from './headers.ts';
import { caching } from './reply.ts';
import type { HttpRequest, HttpResponse } from './request.ts';
import { decodedSegments, segmentsOf } from './routes.ts';
import type { RequestTrace } from './trace.ts';

/** What the page server needs of the rest. */
export interface PageServerOptions {
  readonly pages: readonly StoredPage[];
  /** The addresses of all others, as `sitePaths`. */
  readonly paths: readonly string[];
  /** Loads what the build of the site left for the function; no other request waits for it. */
  readonly loadSite: () => Promise<SiteRenderer>;
  /**
   * Asks an endpoint, as a request for it would.
   *
   * @throws ApiError its refusal
   */
  readonly ask: (page: PageMatch, request: HttpRequest, response: HttpResponse) => Promise<unknown>;
}

export interface PageMatch {
  readonly page: StoredPage;
  readonly params: Readonly<Record<string, string>>;
  /** The one address of the page. */
  readonly path: string;
}

/** Finds the page that a path leads to, in whatever case it is written, with or without a slash at its end. */
export function matchPage(pages: readonly StoredPage[], path: string): PageMatch | undefined {
  const segments = decodedSegments(path);
  for (const page of pages) {
    const patterns = segmentsOf(page.path);
    if (patterns.length !== segments?.length) continue;
    const params: Record<string, string> = {};
    const fits = patterns.every((pattern, index) => {
      const segment = segments[index] ?? '';
      if (!pattern.startsWith('{')) return pattern.toLowerCase() === segment.toLowerCase();
      params[pattern.slice(1, -1)] = segment;
      return true;
    });
    if (!fits) continue;
    const segmentOf = (_: string, name: string) => encodeURIComponent(params[name] ?? '');
    return { page, params, path: page.path.replace(/\{(\w+)\}/g, segmentOf) };
  }
  return undefined;
}

/**
 * The address that a path means that was written in another case or with a slash at its end.
 *
 * @param paths as `sitePaths`
 * @returns the path itself where it is right, undefined where it means none of them
 */
export function addressOf(paths: readonly string[], path: string): string | undefined {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  const lower = bare.toLowerCase();
  const exact = paths.find((one) => one.toLowerCase() === lower);
  if (exact !== undefined) return exact;
  const above = paths.find((one) => one.endsWith('/') && lower.startsWith(one.toLowerCase()));
  return above && `${above}${bare.slice(above.length)}`;
}

/** What the address asks for beside its path: '?utm_source=mail'. */
export const queryOf = ({ url }: HttpRequest): string => /\?.*$/s.exec(url)?.[0] ?? '';

/**
 * Answers pages that show stored records: as HTML with the status of the record; at their one address; and as the
 * shell, which asks for itself, where reading or rendering fails.
 */
export function pageServer({ pages, paths, loadSite, ask }: PageServerOptions) {
  const send = (response: HttpResponse, status: number, html: string) =>
    response
      .status(status)
      .set('Content-Type', 'text/html; charset=utf-8')
      .set('Content-Security-Policy', pagePolicyOf(process.env))
      .set('Cache-Control', status === 200 ? caching.public : caching.none)
      .send(html);

  async function known(
    match: PageMatch,
    request: HttpRequest,
    response: HttpResponse,
  ): Promise<KnownAnswer[]> {
    // Of built-in entries the page knows itself.
    if (Object.values(match.params).some(isBuiltInId)) return [];
    const { endpoint, input, isDated } = match.page;
    const asked = { name: endpoint, input: { ...input, ...match.params } };
    try {
      const answer = { ...asked, reply: await ask(match, request, response) };
      return isDated ? [answer, { name: renderedAt, reply: clock.now().toISOString() }] : [answer];
    } catch (error) {
      // Neither is there an entry with an id that is none; a list is always there.
      const isEntry = Object.keys(match.params).length > 0;
      if (!isEntry || !(error instanceof ApiError) || error.status >= 500) throw error;
      return [{ ...asked, refusal: new ApiError('not-found').toBody() }];
    }
  }

  /**
   * @param trace is told which page it is, and what went wrong
   * @returns false for a path that leads to none of the pages
   */
  return async function answerPage(
    request: HttpRequest,
    response: HttpResponse,
    trace: RequestTrace,
  ): Promise<boolean> {
    const address = addressOf(paths, request.path);
    const match = address === undefined ? matchPage(pages, request.path) : undefined;
    const right = address ?? match?.path;
    if (right === undefined) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      throw new ApiError('method-not-allowed');
    }
    if (right !== request.path) {
      response
        .status(301)
        .set('Cache-Control', caching.public)
        .set('Location', `${right}${queryOf(request)}`)
        .send('');
      return true;
    }
    // A file of the build, which Hosting serves before it asks the function.
    if (match === undefined) return false;
    trace.endpoint = `page ${match.page.endpoint}`;
    trace.path = match.page.path;
    const site = await loadSite();
    try {
      const { status, html } = await site.render(match.path, await known(match, request, response));
      send(response, status, html);
    } catch (error) {
      trace.error = error;
      send(response, 500, site.shell);
    }
    return true;
  };
}
