import type { Article } from './articles.ts';

const maxRelated = 3;

/** Returns articles of the same category first, then others of the author, then the newest ones. */
export function relatedArticles(articles: readonly Article[], { id, category, author }: Article): Article[] {
  const scoreOf = (other: Article): number =>
    (other.category === category ? 2 : 0) + (other.author === author ? 1 : 0);
  // The sort is stable, and the list has the newest articles first.
  return articles
    .filter((other) => other.id !== id)
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, maxRelated);
}

/** Counts the author's articles, including the one on the page, which the list may not contain yet. */
export const countByAuthor = (articles: readonly Article[], { id, author }: Article): number =>
  1 + articles.filter((other) => other.author === author && other.id !== id).length;
