import type { WorkingKind } from 'contract/schemas/working-kinds';
import { type PrefetchQuery, prefetchQuery } from '#api/prefetch-query.ts';

const options = { refetchOnMount: true, bypassCache: true } as const;

export const workingCopies = (kind: WorkingKind, record: string): PrefetchQuery =>
  prefetchQuery('getWorkingCopies', { kind, record }, options);

export const editQueries = (
  name: 'getWrittenBlog' | 'getEvent' | 'getJournal' | 'getProduct',
  id: string,
): PrefetchQuery[] => [prefetchQuery(name, { id }, options), prefetchQuery('getLastEdit', { id }, options)];
