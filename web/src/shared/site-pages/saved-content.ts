import type { SiteContentOf, SiteContentReply } from 'contract/content/site-content';
import type { SitePage } from 'contract/schemas/site-pages';

/** Separate from the schemas, so that public pages do not load zod. */
export const contentFor = <P extends SitePage>(
  page: P,
  reply: Pick<SiteContentReply, 'page' | 'content'> | undefined,
): SiteContentOf<P> | null => (reply?.page === page ? (reply.content as SiteContentOf<P> | null) : null);
