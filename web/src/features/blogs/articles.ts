import type { BlogCard } from 'contract/blogs';
import { type BuiltInArticle, builtInArticles } from 'contract/built-in/articles';
import type { Picture } from 'contract/built-in/picture';
import type { BlogCategory } from 'contract/rules/categories';
import { dayStart, indonesianDate } from 'contract/words/dates';
import { useMemo } from 'react';
import { storedPicture } from '#parts/content/stored-picture.ts';
import { useAllRows } from '#parts/public/use-all-rows.ts';

/** How much of an article lists show (requirements 2.4). */
export const articleLimits = { description: 150, recentTitle: 40, recent: 5 } as const;

/** An article as lists and heads show it, whether it is built in or stored. */
export interface Article {
  readonly id: string;
  readonly title: string;
  readonly desc: string;
  readonly category: BlogCategory;
  readonly author: string;
  readonly picture: Picture | null;
  /** As shown. */
  readonly date: string;
  /** For machines. */
  readonly publishedOn: string;
  /** To sort by, in milliseconds. */
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
  date: indonesianDate(blog.publishedAt),
  publishedOn: blog.publishedAt,
  at: Date.parse(blog.publishedAt),
});

const newestFirst = (articles: readonly Article[]): Article[] => [...articles].sort((a, b) => b.at - a.at);

const builtIn = builtInArticles.map(fromBuiltIn);

/** All articles, the newest first: the built-in ones, and among them the stored ones as soon as they are here. */
export function useArticles() {
  const { data, isError, refetch } = useAllRows('listBlogs');
  const articles = useMemo(() => newestFirst([...builtIn, ...(data ?? []).map(fromStored)]), [data]);
  return { articles, isError, refetch };
}
