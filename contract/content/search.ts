import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { textField } from '../schemas/fields.ts';
import { factPages, sitePages } from '../schemas/site-pages.ts';
import { normalise } from '../text/search-words.ts';
import { wording } from '../text/wording.ts';

/** Kinds of results, in the order of their groups. */
export const searchKinds = ['page', 'article', 'event', 'journal'] as const;
export type SearchKind = (typeof searchKinds)[number];

const searchResult = z.object({
  kind: z.enum(searchKinds),
  /** Path on the site. */
  path: z.string(),
  title: z.string(),
  /** Text around the first hit, without markup. */
  excerpt: z.string(),
});
export type SearchResult = z.output<typeof searchResult>;

const count = z.number().int();

export const search = {
  /** Finds pages, articles, events and journals that contain all words of the query. */
  searchSite: {
    method: 'GET',
    path: '/search',
    access: 'anyone',
    loadLimit: 'site-search',
    // The attempt counter, the edited pages, and the newest entries of the other kinds, in English two reads each.
    reads:
      1 + sitePages.length + factPages.length + 2 * (searchKinds.length - 1) * queryLimits.searchedEntries,
    input: z.object({
      q: textField(limits.searchCharacters).refine(
        (text) => normalise(text).length >= limits.minSearchCharacters,
        { error: () => wording.searchTooShort },
      ),
    }),
    reply: z.object({
      /** Grouped by kind, the best first. */
      results: z.array(searchResult),
      /** Number of all results of each kind. */
      counts: z.object({ page: count, article: count, event: count, journal: count }),
    }),
    cache: 'public',
  },
} as const satisfies Record<string, Endpoint>;
