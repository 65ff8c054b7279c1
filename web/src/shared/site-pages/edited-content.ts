import type { SitePage } from 'contract/site-content';
import { type PrefetchQuery, prefetchQuery } from '#api/prefetch-query.ts';

export const editedContent = (page: SitePage): PrefetchQuery =>
  prefetchQuery('getEditedContent', { page }, { refetchOnMount: true });
