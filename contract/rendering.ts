import type { ErrorBody } from './errors.ts';
import type { EndpointName } from './index.ts';
import { limits } from './rules/limits.ts';

/** What the function and the renderer of the site's pages agree on; the build puts the one beside the other. */

/** The answer that tells a page when it was rendered: ISO 8601. */
export const renderedAt = 'renderedAt';

/** What an endpoint says to an input: a reply, or a refusal. A page that starts with it need not ask. */
export interface KnownAnswer {
  readonly name: EndpointName | typeof renderedAt;
  readonly input?: unknown;
  readonly reply?: unknown;
  readonly refusal?: ErrorBody;
}

/** A page that shows a stored record, or the list of all. */
export interface StoredPage {
  /** With parameters in braces; they are the input of the endpoint. */
  readonly path: string;
  /** What is read for it: one that anyone may call. */
  readonly endpoint: EndpointName;
  /** What else it is asked. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** What it shows depends on the moment. */
  readonly isDated?: true;
}

const firstRows = { limit: limits.pageSizeMaximum };

export const storedPages = [
  { path: '/blog', endpoint: 'listBlogs', input: firstRows },
  { path: '/event', endpoint: 'listEvents', input: firstRows, isDated: true },
  { path: '/blog/blog-details/{id}', endpoint: 'getBlog' },
  { path: '/event/event-details/{id}', endpoint: 'getEvent' },
] as const satisfies readonly StoredPage[];

/**
 * The other addresses of the site, as its links write them; those that end in a slash stand for all below. Written in
 * another case they lead there too, from spoken and printed addresses.
 */
export const sitePaths = [
  '/about',
  '/councilAndCommittees',
  '/shop',
  '/contact',
  '/journal',
  '/professional',
  '/verify',
  '/privacy',
  '/terms',
  '/legal',
  '/bylaws',
  '/register',
  '/login',
  '/profile',
  '/profile/security',
  '/addAdmin',
  '/forgotPassword',
  '/resetPassword',
  '/verifyEmail',
  '/changeEmail',
  '/renew',
  '/receipt',
  '/unsubscribe',
  '/institution/invitation',
  '/admin',
  '/admin/',
  '/membership',
  '/membership/',
] as const;

/** Whether an id of such a page is the one-based position of a built-in entry; ids of stored ones have letters. */
export const isBuiltInId = (id: string): boolean => /^\d+$/.test(id);

export interface RenderedPage {
  /** 404 where the page says that there is no such entry. */
  readonly status: 200 | 404;
  readonly html: string;
}

/** The pages of the site as HTML, with the code and styles of one build. */
export interface SiteRenderer {
  /**
   * @param path of a page as the site links to it, without a query
   * @param known what the page is about
   */
  render(path: string, known: readonly KnownAnswer[]): Promise<RenderedPage>;
  /** The HTML in which the browser renders the page of any address by itself. */
  readonly shell: string;
}
