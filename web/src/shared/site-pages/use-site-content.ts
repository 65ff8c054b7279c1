import type { SiteContentOf, SiteContentReply } from 'contract/content/site-content';
import type { SitePage } from 'contract/schemas/site-pages';
import { createContext, use } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { contentFor } from './saved-content.ts';

/** Unsaved content for a preview, which replaces the saved content of a page. */
export const PreviewContext = createContext<Pick<SiteContentReply, 'page' | 'content'> | null>(null);

/** Returns the saved content of a page. While it is null, the built-in text is shown. */
export function useSiteContent<P extends SitePage>(page: P): SiteContentOf<P> | null {
  const preview = use(PreviewContext);
  const isPreview = preview?.page === page;
  const saved = useEndpoint('getSiteContent', { page }, { enabled: !isPreview });
  return isPreview ? (preview.content as SiteContentOf<P> | null) : contentFor(page, saved.data);
}
