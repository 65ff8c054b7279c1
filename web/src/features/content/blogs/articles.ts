import { type BuiltInArticle, builtInArticles } from 'contract/built-in/articles';
import type { Picture } from 'contract/built-in/picture';
import type { BlogCard } from 'contract/content/blogs';
import type { BlogCategory } from 'contract/rules/categories';
import { dayStart, formatDate } from 'contract/text/dates';
import { useMemo } from 'react';
import { storedPicture } from '#shared/content/stored-picture.ts';
import { useAllRows } from '#shared/public/use-all-rows.ts';

/** Maximum lengths in characters, and the number of recent articles (requirements 2.4). */
export const articleLimits = { description: 150, recentTitle: 40, recent: 5 } as const;

export interface Article {
  readonly id: string;
  readonly title: string;
  readonly desc: string;
  readonly category: BlogCategory;
  readonly author: string;
  readonly picture: Picture | null;
  readonly date: string;
  /** Date for `datetime` attributes and metadata. */
  readonly publishedOn: string;
  /** Sort key: Unix time in milliseconds. */
  readonly at: number;
}

export const fromBuiltIn = ({ id, img, content: _, ...rest }: BuiltInArticle): Article => ({
  id: String(id),
  picture: img,
  at: dayStart(rest.publishedOn).getTime(),
  ...rest,
});

export const fromStored = (blog: BlogCard): Article => ({
  id: blog._id,
  title: blog.title,
  desc: blog.desc,
  category: blog.category,
  author: blog.author,
  picture: storedPicture(blog.image, blog.imageSize, blog.title, blog.imageSmall),
  date: formatDate(blog.publishedAt),
  publishedOn: blog.publishedAt,
  at: Date.parse(blog.publishedAt),
});

const newestFirst = (articles: readonly Article[]): Article[] => [...articles].sort((a, b) => b.at - a.at);

const builtIn = builtInArticles.map(fromBuiltIn);

/** Returns all articles, newest first: the built-in ones, and the stored ones when they are loaded. */
export function useArticles() {
  const { data, isError, refetch } = useAllRows('listBlogs');
  const articles = useMemo(() => newestFirst([...builtIn, ...(data ?? []).map(fromStored)]), [data]);
  return { articles, isError, refetch };
}
