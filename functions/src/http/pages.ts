import { ApiError } from 'contract/errors';
import { type EmbeddedReply, isBuiltInId, renderedAt, type SiteRenderer } from 'contract/rendering';
import { matchPath, type PathParams } from 'contract/rules/paths';
import type { StoredPage } from 'contract/stored-pages';
import { basePaths, currentLocale, type Locale, locales } from 'contract/text/language/localize';
import { clock } from '#data/clock.ts';
import { withLocale } from '#data/context/locale.ts';
import type { createApi } from './api.ts';
import { pagePolicyOf } from './headers.ts';
import { cacheControl } from './reply.ts';
import { type HttpRequest, type HttpResponse, queryOf } from './request.ts';
import type { RequestHandler } from './serve.ts';
import type { RequestTrace } from './trace.ts';

interface PageOptions {
  readonly pages: readonly StoredPage[];
  readonly paths: readonly string[];
  /** Loads the renderer that the site build stores for the function. Other requests do not wait for it. */
  readonly loadSite: (locale: Locale) => Promise<SiteRenderer>;
  readonly callEndpoint: ReturnType<typeof createApi>['callEndpoint'];
  /** Returns whether the person with a public id permits search engines. */
  readonly isSearchable: (id: string) => Promise<boolean>;
}

interface PageMatch {
  readonly page: StoredPage;
  readonly params: PathParams;
  readonly path: string;
}

/** Returns the language of a path, and the path without its base path: '/EN/blog' is '/blog' in English. */
export function splitLocale(path: string): { readonly locale: Locale; readonly path: string } {
  const match = /^\/en(\/.*)?$/i.exec(path);
  return match === null ? { locale: 'id', path } : { locale: 'en', path: match[1] ?? '/' };
}

/** The admin area is Indonesian only. */
const isAdminPath = (path: string): boolean => /^\/(?:admin|addAdmin)(?:\/|$)/.test(path);

/** Finds the page of a path, in any case and with or without a trailing slash. */
export function matchPage(pages: readonly StoredPage[], path: string): PageMatch | undefined {
  for (const page of pages) {
    const params = matchPath(page.path, path);
    if (params === undefined) continue;
    const segmentOf = (_: string, name: string) => encodeURIComponent(params[name] ?? '');
    return { page, params, path: page.path.replace(/\{(\w+)\}/g, segmentOf) };
  }
  return undefined;
}

/** Returns a path in the case of `sitePaths`, without a trailing slash; undefined for another path. */
export function canonicalPath(paths: readonly string[], path: string): string | undefined {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  const lower = bare.toLowerCase();
  const exact = paths.find((one) => one.toLowerCase() === lower);
  if (exact !== undefined) return exact;
  const folder = paths.find((one) => one.endsWith('/') && lower.startsWith(one.toLowerCase()));
  return folder && `${folder}${bare.slice(folder.length)}`;
}

/**
 * Serves pages of stored records as HTML with the status of the record. Redirects to the canonical path.
 * Sends the shell, which loads the data itself, when reading or rendering fails.
 */
export function createPageHandler(options: PageOptions): RequestHandler {
  const { pages, paths, loadSite, callEndpoint, isSearchable } = options;
  const send = (response: HttpResponse, status: number, html: string, isCacheable = status === 200) =>
    response
      .status(status)
      .set('Content-Type', 'text/html; charset=utf-8')
      .set('Content-Security-Policy', pagePolicyOf(process.env))
      .set('Cache-Control', isCacheable ? cacheControl.public : cacheControl.none)
      .send(html);

  async function loadReplies(
    { page, params }: PageMatch,
    request: HttpRequest,
    response: HttpResponse,
  ): Promise<EmbeddedReply[]> {
    // The page contains built-in entries itself.
    if (Object.values(params).some(isBuiltInId)) return [];
    const { endpoint, input, isDated } = page;
    const call = { name: endpoint, input: { ...input, ...params } };
    try {
      // The query of a page is not input of its endpoint.
      const reply = await callEndpoint(endpoint, { params, query: input }, request, response);
      const entry = { ...call, reply };
      return isDated ? [entry, { name: renderedAt, reply: clock.now().toISOString() }] : [entry];
    } catch (error) {
      // An invalid id also means that the entry does not exist. A list always exists.
      const isEntry = Object.keys(params).length > 0;
      const isRefusal = error instanceof ApiError && error.status < 500;
      if (!isEntry || !isRefusal || error.code === 'too-many-requests') throw error;
      return [{ ...call, refusal: new ApiError('not-found').toBody() }];
    }
  }

  /** Returns whether an entry is public, but in another language only. */
  async function isOnlyInOtherLanguage(
    match: PageMatch,
    replies: readonly EmbeddedReply[],
    request: HttpRequest,
    response: HttpResponse,
  ): Promise<boolean> {
    // The profile of a person is the same in all languages.
    if (match.page.isPersonal || !replies.some(({ refusal }) => refusal !== undefined)) return false;
    const others = locales.filter((locale) => locale !== currentLocale());
    const found = await Promise.all(
      others.map((locale) => withLocale(locale, () => loadReplies(match, request, response))),
    );
    return found.some((one) => one.every(({ refusal }) => refusal === undefined));
  }

  const redirect = (request: HttpRequest, response: HttpResponse, path: string) =>
    response
      .status(301)
      .set('Cache-Control', cacheControl.public)
      .set('Location', `${path}${queryOf(request)}`)
      .send('');

  async function serveMatch(
    match: PageMatch,
    site: SiteRenderer,
    request: HttpRequest,
    response: HttpResponse,
    trace: RequestTrace,
  ): Promise<void> {
    trace.endpoint = `page ${match.page.endpoint}`;
    trace.path = match.page.path;
    const { isPersonal = false } = match.page;
    try {
      if (isPersonal && !(await isSearchable(match.params.id ?? ''))) {
        send(response.set('X-Robots-Tag', 'noindex'), 200, site.shell, false);
        return;
      }
      const replies = await loadReplies(match, request, response);
      if (await isOnlyInOtherLanguage(match, replies, request, response)) {
        const list = `/${match.path.split('/')[1]}?untranslated#untranslated`;
        response.status(302).set('Cache-Control', cacheControl.none);
        response.set('Location', `${basePaths[currentLocale()]}${list}`).send('');
        return;
      }
      const { status, html } = await site.render(match.path, replies);
      send(response, status, html, status === 200 && !isPersonal);
    } catch (error) {
      const isLimited = error instanceof ApiError && error.code === 'too-many-requests';
      if (!isLimited) trace.error = error;
      send(response, isLimited ? 429 : 500, site.shell);
    }
  }

  return async (request, response, trace) => {
    const { locale, path } = splitLocale(request.path);
    const exactPath = canonicalPath(paths, path);
    const match = exactPath === undefined ? matchPage(pages, path) : undefined;
    const known = exactPath ?? match?.path ?? (locale === 'en' && path === '/' ? path : undefined);
    if (known === undefined && locale === 'id') return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      throw new ApiError('method-not-allowed');
    }
    if (known === undefined) {
      // Hosting has one page for unknown addresses, in Indonesian.
      send(response, 404, (await loadSite(locale)).notFound);
      return true;
    }
    const base = isAdminPath(known) ? '' : basePaths[locale];
    const canonical = known === '/' ? base : `${base}${known}`;
    if (canonical !== request.path) {
      redirect(request, response, canonical);
      return true;
    }
    // A file of the build, which Hosting serves before it calls the function.
    if (match === undefined) return false;
    const site = await loadSite(locale);
    await withLocale(locale, () => serveMatch(match, site, request, response, trace));
    return true;
  };
}
