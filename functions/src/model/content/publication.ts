import type { BlogState } from 'contract/blogs';
import type { BlogCategory } from 'contract/rules/categories';
import { clock } from '#data/clock.ts';
import { blogs } from '#data/collections.ts';
import type { BlogRecord } from '#data/content-records.ts';
import type { Rows, Stored } from '#data/queries.ts';
import { type ListPage, listContent } from './content-lists.ts';

/** What anybody may read of the articles. Its time decides, no job: a scheduled article is out from its moment on. */

type Publication = Pick<BlogRecord, 'createdAt' | 'category'>;

/** An article, or what was fetched of it. */
export type Published<B = BlogRecord> = B & { category: BlogCategory; createdAt: Date };

export function isPublished<B extends Publication>(blog: B): blog is Published<B> {
  const { createdAt, category } = blog;
  return createdAt !== null && createdAt <= clock.now() && category !== null;
}

export function blogStateOf(blog: BlogRecord): BlogState {
  if (blog.createdAt === null) return 'draft';
  return isPublished(blog) ? 'published' : 'scheduled';
}

/** Whether an article would be out from a moment that came while it was set aside, and nobody published it then. */
export const isMissed = (createdAt: Date | null, setAside: Date): boolean =>
  createdAt !== null && createdAt > setAside && createdAt <= clock.now();

/** The first moment that is still to come; drafts have none, which no query with a bound finds. */
const soon = (): Date => new Date(clock.now().getTime() + 1);

/**
 * One page of the published articles, published last first. Costs a read for each row, and one more behind a row.
 *
 * @param fields that are fetched of each, beside its category and its moment
 * @throws ApiError not-found when that row is gone, or no longer out
 */
export async function listPublished<K extends keyof BlogRecord>(
  page: ListPage,
  ...fields: readonly K[]
): Promise<Stored<Published<Pick<BlogRecord, K>>>[]> {
  const asked: Rows<BlogRecord, Pick<BlogRecord, K> & Publication> = blogs.only<K | keyof Publication>(
    ...fields,
    'createdAt',
    'category',
  );
  const rows = await listContent(asked, page, 'createdAt', soon());
  return rows.flatMap(({ data, ...row }) => (isPublished(data) ? [{ ...row, data }] : []));
}

/** How many articles are published. One read for each 1,000. */
export const countPublished = (): Promise<number> =>
  blogs.count({ orderBy: 'createdAt', direction: 'desc', before: soon() });
