import type { Translation } from 'contract/text/language/localize';

export const title = 'Search';
export const searchLabel = 'Search this site';
export const intro = 'Search pages, articles, events and journals.';
export const tooShort = 'Type at least {count} letters.';
export const failed = 'The search failed.';
export const pages = 'Pages';
export const articles = 'Articles';
export const events = 'Events';
export const journals = 'Journals';
export const pagesShown = '{shown} of {count} pages. Add words to narrow the search.';
export const articlesShown = '{shown} of {count} articles. Add words to narrow the search.';
export const eventsShown = '{shown} of {count} events. Add words to narrow the search.';
export const journalsShown = '{shown} of {count} journals. Add words to narrow the search.';
export const noResults = 'No results for “{query}”';
export const resultCount = '{count} {count:result|results} for “{query}”';
export const noResultsHint = 'Check the spelling, or use more general words. You can also {link}.';
export const ask = 'ask us';
export const usefulPages = 'Pages that people often look for';
export const register = 'Register as a member';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
