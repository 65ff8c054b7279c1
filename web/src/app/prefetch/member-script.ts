import { memberQueries } from './member-queries.ts';
import { type PrefetchScript, prefetchOnLoad as runPrefetch } from './prefetch-on-load.ts';

export const prefetchOnLoad: PrefetchScript['prefetchOnLoad'] = (prefetchRequest) =>
  runPrefetch(memberQueries, prefetchRequest);
