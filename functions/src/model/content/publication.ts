import type { BlogState, blogs as endpoints } from 'contract/blogs';
import type { ParsedInput } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import type { AuditAction } from 'contract/rules/audit/actions';
import type { BlogCategory } from 'contract/rules/categories';
import { wording } from 'contract/text/wording';
import { clock } from '#data/clock.ts';
import { blogs } from '#data/collections.ts';
import type { BlogRecord } from '#data/content-records.ts';
import type { Rows, Stored } from '#data/queries.ts';
import { type ListPage, listContent } from './content-lists.ts';

/** No job publishes articles: a scheduled one is public from its publication time on. */

type Publication = Pick<BlogRecord, 'createdAt' | 'category'>;

/** A published article, or the fields that were read of it. */
export type Published<B = BlogRecord> = B & { category: BlogCategory; createdAt: Date };

export function isPublished<B extends Publication>(blog: B): blog is Published<B> {
  const { createdAt, category } = blog;
  return createdAt !== null && createdAt <= clock.now() && category !== null;
}

export function blogStateOf(blog: BlogRecord): BlogState {
  if (blog.createdAt === null) return 'draft';
  return isPublished(blog) ? 'published' : 'scheduled';
}

/** Returns whether the time passed while the article was set aside, so that it was never published. */
export const hasMissedPublication = (createdAt: Date | null, setAside: Date): boolean =>
  createdAt !== null && createdAt > setAside && createdAt <= clock.now();

/** Returns an upper bound that excludes future articles, and drafts, which have no time. */
const afterNow = (): Date => new Date(clock.now().getTime() + 1);

/**
 * Returns published articles, newest first, with `fields` next to category and time. Costs a read for each
 * row, and one for `after`. Throws `not-found` if the row `after` was deleted or is no longer public.
 */
export async function listPublished<K extends keyof BlogRecord>(
  page: ListPage,
  ...fields: readonly K[]
): Promise<Stored<Published<Pick<BlogRecord, K>>>[]> {
  const rowsOfFields: Rows<BlogRecord, Pick<BlogRecord, K> & Publication> = blogs.select<
    K | keyof Publication
  >(...fields, 'createdAt', 'category');
  const rows = await listContent(rowsOfFields, page, 'createdAt', afterNow());
  return rows.flatMap(({ data, ...row }) => (isPublished(data) ? [{ ...row, data }] : []));
}

/** Counts the published articles. Costs one read for each 1,000. */
export const countPublished = (): Promise<number> =>
  blogs.count({ orderBy: 'createdAt', direction: 'desc', before: afterNow() });

type PublicationRequest = Pick<ParsedInput<typeof endpoints.updateBlog>, 'publication' | 'publishAt'>;

/** Returns null for a draft; a published article keeps its time. Throws invalid-input for the past. */
export function computePublishedAt(
  { publication, publishAt }: PublicationRequest,
  before: Date | null,
): Date | null {
  const now = clock.now();
  if (publication === 'keep') return before;
  if (publication === 'draft') return null;
  if (publication === 'now') return before !== null && before <= now ? before : now;
  if (publishAt === undefined || publishAt <= now) throw invalidField('publishAt', wording.timeInPast);
  return publishAt;
}

/** @throws ApiError invalid-input for a published or scheduled article without a category */
export function requireCategoryIfScheduled(publishedAt: Date | null, category: BlogCategory | null): void {
  if (publishedAt !== null && category === null) throw invalidField('category', wording.required);
}

/** Returns whether an article keeps its time of publication, or stays a draft. */
export const isSameTime = (one: Date | null, other: Date | null): boolean =>
  one?.getTime() === other?.getTime();

/** Returns the audit action of an edit that may publish, schedule or unpublish an article. */
export function toPublicationAction(before: Date | null, after: Date | null): AuditAction {
  if (isSameTime(before, after)) return 'blog.update';
  if (after === null) return 'blog.unpublish';
  return after > clock.now() ? 'blog.schedule' : 'blog.publish';
}

const invalidField = (field: string, message: string): ApiError =>
  new ApiError('invalid-input', { message, fields: { [field]: message } });
