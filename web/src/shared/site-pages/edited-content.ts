import type { SitePage } from 'contract/site-content';
import { type PrefetchQuery, prefetchQuery } from '#api/prefetch-query.ts';

/** Prefetches the content of a page for its editor. */
export const editedContent = (page: SitePage): PrefetchQuery =>
  prefetchQuery('getEditedContent', { page }, { refetchOnMount: true });
