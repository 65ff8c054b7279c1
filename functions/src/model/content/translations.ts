import { createHash } from 'node:crypto';
import type { BinnedKind } from 'contract/content/bin';
import { ApiError } from 'contract/errors';
import { type Locale, locales } from 'contract/text/language/localize';
import { afterNow } from '#data/clock.ts';
import { translations } from '#data/collections.ts';
import type { ContentRecord, TranslationRecord } from '#data/content-records.ts';
import { excludeFromBudget, outsideBudget } from '#data/context/read-counter.ts';
import type { Stored } from '#data/queries.ts';
import type { ContentKind } from './content-kinds.ts';
import { type ListPage, listContent } from './content-lists.ts';
import { isPublished, type Publication, type Published } from './publication.ts';

/**
 * English texts of articles, events, journals and products, in documents of their own, so that saving one language
 * does not change the other. The facts of the content (date, place, price, author, picture) are shared. An English
 * text is public by its own publication only.
 */

export const translationIdOf = (noun: BinnedKind, id: string): string => `${noun}-${id}`;

/** Returns the fingerprint of Indonesian texts. A translation is stale if it was written from others. */
export const hashTexts = (texts: unknown): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex');

export const sourceHashOf = <T extends ContentRecord>({ textField }: ContentKind<T>, record: T): string =>
  hashTexts([record.title, (record as TextFields)[textField] ?? null]);

type TextFields = Pick<TranslationRecord, 'content' | 'description'>;
const textFields = ['title', 'content', 'description'] as const;

type Selected<T, K extends keyof T> = Published<Pick<T, K> & Publication>;
export type PublicRow<T, K extends keyof T> = Stored<Selected<T, K>>;

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Returns the fields that content lacks to be published in any language. */
export const missingFactsOf = <T extends ContentRecord>(
  { requiredFacts }: ContentKind<T>,
  record: Partial<T>,
): string[] => requiredFacts.filter((field) => !isFilled(record[field]));

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

/** Returns the content with the texts and the publication of its translation. */
const join = <T extends ContentRecord>(
  entry: Stored<T>,
  { title, content, description, createdAt, updatedAt }: Partial<TranslationRecord> & Publication,
): Stored<T> => ({
  ...entry,
  data: {
    ...entry.data,
    ...(title === undefined ? {} : { title }),
    ...(content === undefined ? {} : { content }),
    ...(description === undefined ? {} : { description }),
    createdAt,
    // A change of the date or place concerns readers of each language.
    updatedAt: updatedAt === undefined ? entry.data.updatedAt : laterOf(updatedAt, entry.data.updatedAt),
  },
});

/** Reads the content of translations, in their order. Omits content that is in the bin or lacks a fact. */
async function joinRows<T extends ContentRecord, K extends keyof T & string>(
  kind: ContentKind<T>,
  rows: readonly Stored<Partial<TranslationRecord> & Pick<TranslationRecord, 'of' | 'createdAt'>>[],
  fields: readonly K[],
): Promise<PublicRow<T, K>[]> {
  const selected = [...new Set<keyof T & string>([...fields, ...kind.requiredFacts, 'updatedAt'])];
  const entries = kind.collection.select(...selected);
  const found = await entries.getMany(rows.map(({ data }) => data.of));
  const byId = new Map(found.map((entry) => [entry.id, entry as unknown as Stored<T>]));
  const joined = rows.flatMap(({ data }) => {
    const entry = byId.get(data.of);
    if (entry === undefined || missingFactsOf(kind, entry.data).length > 0) return [];
    return [join(entry, data) as unknown as PublicRow<T, K>];
  });
  excludeFromBudget(2 * (rows.length - joined.length));
  return joined;
}

/**
 * Returns content that is public in English, latest publication first. Throws `not-found` if the row `after` is no
 * longer public.
 */
export async function listTranslated<T extends ContentRecord, K extends keyof T & string>(
  kind: ContentKind<T>,
  { limit, after }: ListPage,
  fields: readonly K[],
): Promise<PublicRow<T, K>[]> {
  const texts = textFields.filter((field) => (fields as readonly string[]).includes(field));
  const rows = translations.select('of', 'createdAt', 'updatedAt', ...texts);
  const query = {
    where: [['kind', kind.noun]],
    orderBy: 'createdAt',
    until: ['createdAt', afterNow()],
    direction: 'desc',
  } as const;
  const readPage = async (page: ListPage) => {
    const found = await listContent(rows, page, query);
    return { found, joined: await joinRows(kind, found, fields) };
  };
  const listed: PublicRow<T, K>[] = [];
  let cursor = after === undefined ? undefined : translationIdOf(kind.noun, after);
  // A short reply means the end of the list, so further rows replace the omitted ones.
  for (let isFirst = true; ; isFirst = false) {
    const page = { limit: limit - listed.length, after: cursor };
    const { found, joined } = await (isFirst ? readPage(page) : outsideBudget(() => readPage(page)));
    listed.push(...joined);
    cursor = found.at(-1)?.id;
    if (found.length < page.limit || listed.length >= limit) return listed;
  }
}

/** Content with its languages. A language is undefined if the content is not public in it. */
interface Languages<T> {
  readonly id: Stored<T & Published<T>> | undefined;
  readonly en: Stored<T & Published<T>> | undefined;
}

const ifPublished = <T extends ContentRecord>(entry: Stored<T>): Stored<T & Published<T>> | undefined => {
  const { data, ...found } = entry;
  return isPublished(data) ? { ...found, data } : undefined;
};

/** Returns content in the languages in which it is public; in none if it does not exist. */
export async function readLanguages<T extends ContentRecord>(
  kind: ContentKind<T>,
  id: string,
): Promise<Languages<T>> {
  const [entry, translation] = await Promise.all([
    kind.collection.get(id),
    translations.get(translationIdOf(kind.noun, id)),
  ]);
  if (entry === undefined) return { id: undefined, en: undefined };
  const isComplete = translation !== undefined && missingFactsOf(kind, entry.data).length === 0;
  return { id: ifPublished(entry), en: isComplete ? ifPublished(join(entry, translation.data)) : undefined };
}

export const languagesOf = (languages: Languages<unknown>): Locale[] =>
  locales.filter((locale) => languages[locale] !== undefined);

/** Returns content that is public in a language. Throws `not-found`. */
export async function getInLanguage<T extends ContentRecord>(
  kind: ContentKind<T>,
  id: string,
  locale: Locale,
): Promise<Stored<T & Published<T>> & { readonly languages: Locale[] }> {
  const languages = await readLanguages(kind, id);
  const found = languages[locale];
  if (found === undefined) throw new ApiError('not-found');
  return { ...found, languages: languagesOf(languages) };
}

/** Returns content that is public in any language, for its files. Throws `not-found`. */
export async function getInAnyLanguage<T extends ContentRecord>(
  kind: ContentKind<T>,
  id: string,
): Promise<Stored<T & Published<T>>> {
  const { id: indonesian, en } = await readLanguages(kind, id);
  const found = indonesian ?? en;
  if (found === undefined) throw new ApiError('not-found');
  return found;
}

/** Returns content with its Indonesian texts if it is public in any language, otherwise undefined. */
export async function findPublic<T extends ContentRecord>(
  kind: ContentKind<T>,
  entry: Stored<T>,
): Promise<Stored<T & Published<T>> | undefined> {
  const indonesian = ifPublished(entry);
  if (indonesian !== undefined || missingFactsOf(kind, entry.data).length > 0) return indonesian;
  const [translation] = await translations
    .select('createdAt')
    .getMany([translationIdOf(kind.noun, entry.id)]);
  if (translation === undefined || !isPublished(translation.data)) return undefined;
  return ifPublished({ ...entry, data: { ...entry.data, createdAt: translation.data.createdAt } });
}
