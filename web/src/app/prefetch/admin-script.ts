import screens from 'virtual:screen-queries/admin';
import { type PrefetchScript, prefetchOnLoad as runPrefetch } from './prefetch-on-load.ts';
import { adminGroup } from './screen-queries.ts';

export const prefetchOnLoad: PrefetchScript['prefetchOnLoad'] = (prefetchRequest) =>
  runPrefetch(adminGroup, screens, prefetchRequest);
