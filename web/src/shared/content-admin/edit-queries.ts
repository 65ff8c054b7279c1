import type { BinnedKind } from 'contract/content/bin';
import type { WorkingKind } from 'contract/schemas/working-kinds';
import { type PrefetchQuery, prefetchQuery } from '#api/prefetch-query.ts';
import { type ListVisit, searchedPageOf } from '#ui/lists/page-from-url.ts';

const options = { refetchOnMount: true, bypassCache: true } as const;

export const workingCopies = (kind: WorkingKind, record: string): PrefetchQuery =>
  prefetchQuery('getWorkingCopies', { kind, record }, options);

/** Endpoints that return content in any state. */
export type WrittenName = 'getWrittenBlog' | 'getWrittenEvent' | 'getWrittenJournal' | 'getWrittenProduct';

export const previewQueries = (name: WrittenName, kind: BinnedKind, visit: PreviewVisit): PrefetchQuery[] => {
  const { id = '' } = visit.params;
  const content = prefetchQuery(name, { id }, options);
  if (!isEnglishPreview(visit.searchParams)) return [content];
  return [content, prefetchQuery('getTranslation', { kind, id }, options)];
};

interface PreviewVisit {
  readonly params: { readonly id?: string };
  readonly searchParams: URLSearchParams;
}

/** Path of the preview of the English texts. */
export const englishPreview = (list: string, id: string): string => `${list}/preview/${id}?language=en`;

export const isEnglishPreview = (search: URLSearchParams): boolean => search.get('language') === 'en';

export const editQueries = (name: WrittenName, kind: BinnedKind, id: string): PrefetchQuery[] => [
  prefetchQuery(name, { id }, options),
  prefetchQuery('getLastEdit', { id }, options),
  prefetchQuery(
    'getTranslation',
    { kind, id },
    {
      ...options,
      next: ({ translation }) =>
        translation === null ? [] : [prefetchQuery('getLastEdit', { id: `${kind}-${id}` }, options)],
    },
  ),
  workingCopies(`${kind}-en`, id),
];

/** Lists of content in any state. */
export type ListName =
  | 'listWrittenBlogs'
  | 'listWrittenEvents'
  | 'listWrittenJournals'
  | 'listWrittenProducts';

/** Returns the filter of a list of content; undefined without one. */
export const parseTranslation = (search: URLSearchParams): 'stale' | undefined =>
  search.get('translation') === 'stale' ? 'stale' : undefined;

export const contentListQueries = (name: ListName, visit: ListVisit): PrefetchQuery[] => [
  prefetchQuery(name, { ...searchedPageOf(visit), translation: parseTranslation(visit.searchParams) }),
];
