import type { SiteContentOf, SiteContentReply, SitePage } from 'contract/site-content';
import { createContext, use } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { contentFor } from './saved-content.ts';

/** Content that a page is to show instead of what was saved: what somebody is writing just now. */
export const PreviewContext = createContext<Pick<SiteContentReply, 'page' | 'content'> | null>(null);

/** What admins saved for a page; null until something is saved and known, and the built-in text stands. */
export function useSiteContent<P extends SitePage>(page: P): SiteContentOf<P> | null {
  const preview = use(PreviewContext);
  const isPreview = preview?.page === page;
  const saved = useEndpoint('getSiteContent', { page }, { enabled: !isPreview });
  return isPreview ? (preview.content as SiteContentOf<P> | null) : contentFor(page, saved.data);
}
