import { memberScreens } from '#app/screens/member-screens.ts';
import { type PrefetchScript, prefetchOnLoad as runPrefetch } from './prefetch-on-load.ts';
import { memberGroup } from './screen-queries.ts';

export const prefetchOnLoad: PrefetchScript['prefetchOnLoad'] = (prefetchRequest) =>
  runPrefetch(memberGroup, memberScreens, prefetchRequest);
