import type { ErrorBody } from './errors.ts';
import type { EndpointName } from './index.ts';

/** Name of the embedded reply with the time of rendering, in ISO 8601. */
export const renderedAt = 'renderedAt';

/** Reply or error of an endpoint for an input. The page starts with it instead of sending the request. */
export interface EmbeddedReply {
  readonly name: EndpointName | typeof renderedAt;
  readonly input?: unknown;
  readonly reply?: unknown;
  readonly refusal?: ErrorBody;
}

/** Returns true for the one-based position of a built-in entry. Ids of stored entries contain letters. */
export const isBuiltInId = (id: string): boolean => /^\d+$/.test(id);

/** A public page that the build prerenders, for the search. */
export interface SearchablePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Text of the page without markup. */
  readonly text: string;
}

interface RenderedPage {
  /** 404 if the page says that the entry does not exist. */
  readonly status: 200 | 404;
  readonly html: string;
}

/** Renders the pages of the site in one language as HTML. Paths are without the base path of the language. */
export interface SiteRenderer {
  render(path: string, known: readonly EmbeddedReply[]): Promise<RenderedPage>;
  /** HTML in which the browser renders any page itself. */
  readonly shell: string;
  /** HTML for addresses that do not exist. */
  readonly notFound: string;
  readonly pages: readonly SearchablePage[];
}
