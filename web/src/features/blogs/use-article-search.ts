import { builtInArticles } from 'contract/built-in/articles';
import { textsOf } from 'contract/schemas/rich-text';
import { containsWords, normalise } from 'contract/text/search-words';
import { useMemo } from 'react';
import { useAllRows } from '#shared/public/use-all-rows.ts';
import type { Article } from './articles.ts';

const builtInTexts = (): [string, string][] =>
  builtInArticles.map(({ id, content }) => [String(id), normalise(content.flatMap(textsOf).join(' '))]);

/**
 * Returns the articles with all words of the query; all articles for ''.
 *
 * The first query loads the words of stored texts. Until they arrive, the search covers only the fields shown
 * in lists.
 */
export function useArticleSearch(articles: readonly Article[], query: string) {
  const isSearched = query !== '';
  const { data, isError, refetch } = useAllRows('listBlogWords', isSearched);
  const found = useMemo(() => {
    if (!isSearched) return articles;
    const texts = new Map([
      ...builtInTexts(),
      ...(data ?? []).map(({ _id, words }) => [_id, words] as const),
    ]);
    return articles.filter(({ id, title, desc, author }) =>
      containsWords(`${normalise(`${title} ${desc} ${author}`)} ${texts.get(id) ?? ''}`, query),
    );
  }, [articles, query, isSearched, data]);
  return { found, isError, refetch };
}
