import { currentLocale } from 'contract/text/language/localize';
import { translations } from '#data/collections.ts';
import { isPublished } from './publication.ts';
import { translationIdOf } from './translations.ts';

/** Event with its Indonesian title. */
interface NamedEvent {
  readonly id: string;
  readonly title: string;
}

export type TitleOf = (event: NamedEvent) => string;

const readEnglishTitles = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await translations
    .select('of', 'title', 'createdAt')
    .getMany([...new Set(ids)].map((id) => translationIdOf('event', id)));
  return new Map(found.filter(({ data }) => isPublished(data)).map(({ data }) => [data.of, data.title]));
};

/** Returns the title of an event in English; undefined without public English texts. */
export const findEnglishTitle = async (id: string): Promise<string | undefined> =>
  (await readEnglishTitles([id])).get(id);

/**
 * Reads the titles of events in the current language. An event without public English texts has its Indonesian title,
 * which is a name.
 */
export async function readTitles(ids: readonly string[]): Promise<TitleOf> {
  if (currentLocale() === 'id') return ({ title }) => title;
  const titles = await readEnglishTitles(ids);
  return ({ id, title }) => titles.get(id) ?? title;
}

/** Returns the title of an event as `readTitles` does. */
export const readTitle = async (event: NamedEvent): Promise<string> => (await readTitles([event.id]))(event);
