import screens from 'virtual:screen-queries/member';
import { type PrefetchScript, prefetchOnLoad as runPrefetch } from './prefetch-on-load.ts';
import { memberGroup } from './screen-queries.ts';

export const prefetchOnLoad: PrefetchScript['prefetchOnLoad'] = (prefetchRequest) =>
  runPrefetch(memberGroup, screens, prefetchRequest);
