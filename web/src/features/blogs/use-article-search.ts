import { builtInArticles } from 'contract/built-in/articles';
import { wordsOf } from 'contract/fields/rich-text';
import { hasWords, normalise } from 'contract/words/search-words';
import { useMemo } from 'react';
import { useAllRows } from '#parts/public/use-all-rows.ts';
import type { Article } from './articles.ts';

const builtInTexts = (): [string, string][] =>
  builtInArticles.map(({ id, content }) => [String(id), normalise(content.flatMap(wordsOf).join(' '))]);

/**
 * The articles that have all words of a query in title, description, author or text; all of them with ''. The words of
 * stored texts are asked for with the first query: until they are here, what lists show of them is looked through.
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
      hasWords(`${normalise(`${title} ${desc} ${author}`)} ${texts.get(id) ?? ''}`, query),
    );
  }, [articles, query, isSearched, data]);
  return { found, isError, refetch };
}
