import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  BlogRecord,
  EventRecord,
  MessageEntryRecord,
  MessageRecord,
  ProductRecord,
  TranslationRecord,
} from '../../functions/src/data/content-records.ts';

/** Texts of the demo data. All people, places and findings are fictional. */
const readTexts = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'texts', `${name}.json`), 'utf8'));

/** English texts of content, published unless they have a state: a draft, or of an earlier Indonesian text. */
export interface English extends Pick<TranslationRecord, 'title' | 'content' | 'description'> {
  readonly state?: 'draft' | 'stale';
}

interface Translated {
  /** Missing for content without English texts. */
  readonly english?: English;
}

type Article = Pick<BlogRecord, 'title' | 'author' | 'category' | 'content'>;

export const blogs: {
  /** `age` is the time in days since the publication, `banner` the name of a file in `pictures/banners`. */
  readonly published: readonly (Article & Translated & { readonly age: number; readonly banner: string })[];
  /** `age` is the time since the last change, `comesIn` that until the publication; null for a draft. */
  readonly unpublished: readonly (Article & { readonly age: number; readonly comesIn: number | null })[];
  /** An article in the bin. */
  readonly deleted: Article & { readonly age: number; readonly deletedAgo: number };
} = readTexts('blogs');

interface DemoEvent
  extends Translated,
    Pick<EventRecord, 'title' | 'category' | 'location' | 'content' | 'link'> {
  readonly banner: string;
  /** Days from today to the first day (negative: in the past). Events begin at 9:00. */
  readonly startsIn: number;
  readonly hours: number;
}

export const events: readonly DemoEvent[] = readTexts('events');

interface DemoJournal extends Translated {
  readonly title: string;
  readonly authors: string;
  readonly description: string;
}

export const journals: readonly DemoJournal[] = readTexts('journals');

interface DemoProduct extends Translated, Pick<ProductRecord, 'title' | 'description' | 'price'> {
  /** Path of a drawing below `tools`. */
  readonly picture: string;
}

export const products: readonly DemoProduct[] = readTexts('products');

export interface DemoMessage extends Omit<MessageRecord, 'createdAt'> {
  /** Days and hours before the day of the demo data. */
  readonly daysAgo: number;
  readonly hour: number;
  /** Entries of its thread, in hours after the message. */
  readonly thread?: readonly {
    readonly kind: MessageEntryRecord['kind'];
    readonly hoursLater: number;
    readonly text: string;
  }[];
}

export const messages: readonly DemoMessage[] = readTexts('messages');

/** Names and facts from which people are combined. */
export const peopleTexts: {
  readonly menNames: readonly string[];
  readonly womenNames: readonly string[];
  readonly familyNames: readonly string[];
  readonly institutions: readonly { readonly name: string; readonly city: string }[];
  readonly departments: readonly string[];
  readonly expertises: readonly string[];
} = readTexts('people');
