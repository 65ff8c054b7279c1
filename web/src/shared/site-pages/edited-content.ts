import type { SitePage } from 'contract/schemas/site-pages';
import type { Locale } from 'contract/text/language/localize';
import { type PrefetchQuery, prefetchQuery } from '#api/prefetch-query.ts';

/** Returns the input that names a text of a page. */
export const textInput = (page: SitePage, language: Locale) =>
  language === 'id' ? { page } : { page, language };

export const editedContent = (page: SitePage, language: Locale = 'id'): PrefetchQuery =>
  prefetchQuery('getEditedContent', textInput(page, language), { refetchOnMount: true });

export const editedTexts = (page: SitePage): PrefetchQuery[] => [
  editedContent(page),
  editedContent(page, 'en'),
];
