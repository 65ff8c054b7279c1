import type { SiteContentOf, SiteContentReply, SitePage } from 'contract/site-content';

/**
 * Piece of this part: the content of one page out of a reply of `getSiteContent`; null while nothing is saved for it. Apart from
 * the schemas, so that the public pages do not load zod.
 */
export const contentFor = <P extends SitePage>(
  page: P,
  reply: Pick<SiteContentReply, 'page' | 'content'> | undefined,
): SiteContentOf<P> | null => (reply?.page === page ? (reply.content as SiteContentOf<P> | null) : null);
