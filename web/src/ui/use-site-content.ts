import { contentFor } from 'contract/saved-content';
import type { SiteContentOf, SitePage } from 'contract/site-content';
import { useEndpoint } from '#api/use-endpoint.ts';

/** What admins saved for a page; null until something is saved and known, and the built-in text stands. */
export const useSiteContent = <P extends SitePage>(page: P): SiteContentOf<P> | null =>
  contentFor(page, useEndpoint('getSiteContent', { page }).data);
