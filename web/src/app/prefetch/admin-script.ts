import { adminQueries } from './admin-queries.ts';
import { type PrefetchScript, prefetchOnLoad as runPrefetch } from './prefetch-on-load.ts';

export const prefetchOnLoad: PrefetchScript['prefetchOnLoad'] = (prefetchRequest) =>
  runPrefetch(adminQueries, prefetchRequest);
