import { ApiError } from 'contract/errors';
import { currentLocale } from 'contract/text/language/localize';
import { afterNow } from '#data/clock.ts';
import { blogs } from '#data/collections.ts';
import type { ContentRecord } from '#data/content-records.ts';
import type { QuerySpec, Rows, Stored } from '#data/queries.ts';
import type { ContentKind } from './content-kinds.ts';
import { type ListPage, listContent } from './content-lists.ts';
import { isPublished, type Publication, type Published } from './publication.ts';
import { getInLanguage, listTranslated, type PublicRow } from './translations.ts';

/** Public content in the language of the request. A text in one language never replaces one in the other. */

const publishedOnly = () => ['createdAt', afterNow()] as const;

const rowsOf = <T extends ContentRecord, K extends keyof T & string>(
  { collection }: ContentKind<T>,
  fields: readonly K[],
): Rows<T, Pick<T, K> & Publication> => collection.select<K | 'createdAt'>(...fields, 'createdAt');

/** Narrows the type: the query excludes all other rows already. */
const withPublished = <R extends Publication>(rows: readonly Stored<R>[]): Stored<Published<R>>[] =>
  rows.flatMap(({ data, ...row }) => (isPublished(data) ? [{ ...row, data }] : []));

/** Works as `listPublished`, for Indonesian in every request. */
export const listIndonesian = async <T extends ContentRecord, K extends keyof T & string>(
  kind: ContentKind<T>,
  page: ListPage,
  ...fields: readonly K[]
): Promise<PublicRow<T, K>[]> => {
  const query = { orderBy: kind.publicOrder, until: publishedOnly(), direction: 'desc' } as const;
  return withPublished(await listContent(rowsOf(kind, fields), page, query));
};

/**
 * Returns published content in the order of its public list, in English by publication. Throws `not-found` if the row
 * `after` was deleted or is no longer public.
 */
export const listPublished = <T extends ContentRecord, K extends keyof T & string>(
  kind: ContentKind<T>,
  page: ListPage,
  ...fields: readonly K[]
): Promise<PublicRow<T, K>[]> =>
  currentLocale() === 'id' ? listIndonesian(kind, page, ...fields) : listTranslated(kind, page, fields);

/** Returns content that is published in Indonesian, in another order. */
export const findIndonesian = async <T extends ContentRecord, K extends keyof T & string>(
  kind: ContentKind<T>,
  query: Omit<QuerySpec<T>, 'until'>,
  ...fields: readonly K[]
): Promise<PublicRow<T, K>[]> =>
  withPublished(await rowsOf(kind, fields).query({ ...query, until: publishedOnly() }));

/** Returns published content. Throws `not-found`, also for a draft or a scheduled record. */
export async function getPublished<T extends ContentRecord>(
  kind: ContentKind<T>,
  id: string,
): Promise<Stored<T & Published<T>>> {
  if (currentLocale() !== 'id') return getInLanguage(kind, id, currentLocale());
  const { data, ...found } = await kind.collection.getOrThrow(id);
  if (!isPublished(data)) throw new ApiError('not-found');
  return { ...found, data };
}

/** Returns published content with the languages in which it is public. Throws `not-found`. */
export const getWithLanguages = <T extends ContentRecord>(kind: ContentKind<T>, id: string) =>
  getInLanguage(kind, id, currentLocale());

/** Counts the articles that are published in Indonesian. */
export const countPublished = async (): Promise<number> =>
  blogs.count({ orderBy: 'createdAt', direction: 'desc', before: afterNow() });
