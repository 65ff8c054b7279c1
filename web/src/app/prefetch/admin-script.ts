import { adminScreens } from '#app/screens/admin-screens.ts';
import { type PrefetchScript, prefetchOnLoad as runPrefetch } from './prefetch-on-load.ts';
import { adminGroup } from './screen-queries.ts';

export const prefetchOnLoad: PrefetchScript['prefetchOnLoad'] = (prefetchRequest) =>
  runPrefetch(adminGroup, adminScreens, prefetchRequest);
