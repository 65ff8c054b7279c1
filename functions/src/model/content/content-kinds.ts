import type { BinnedKind } from 'contract/content/bin';
import { imageIdOf } from 'contract/rules/image-paths';
import type { Collection } from '#data/collection.ts';
import { blogs, events, journals, products } from '#data/collections.ts';
import type {
  BlogRecord,
  ContentRecord,
  EventRecord,
  JournalRecord,
  ProductRecord,
} from '#data/content-records.ts';
import type { ContentTotals } from '#data/totals-records.ts';
import { toSearchKeys } from '#model/base/search-keys.ts';
import { filesOfImage } from '#model/files/image-paths.ts';
import { imageFilesOf } from '#model/files/write-with-files.ts';

export interface ContentKind<T extends ContentRecord> {
  readonly collection: Collection<T>;
  readonly counter: keyof ContentTotals;
  /** Prefix of its audit actions: 'blog.create'. */
  readonly noun: BinnedKind;
  /** Order of its public list, latest first. */
  readonly publicOrder: keyof T & string;
  /** The field of its text, which has a translation like the title. */
  readonly textField: 'content' | 'description';
  /** Fields that every language shares and that no public record lacks. */
  readonly requiredFacts: readonly (keyof T & string)[];
  /** Returns the texts by which admins search. */
  searchedTexts(record: T): string[];
  /** Returns the files of a record, except the pictures in its content. */
  ownFilesOf(record: T): string[];
}

const blogKind: ContentKind<BlogRecord> = {
  collection: blogs,
  counter: 'blogs',
  noun: 'blog',
  publicOrder: 'createdAt',
  textField: 'content',
  requiredFacts: ['author', 'category'],
  searchedTexts: ({ title, author }) => [title, author],
  ownFilesOf: ({ image }) => filesOfImage(image),
};

const eventKind: ContentKind<EventRecord> = {
  collection: events,
  counter: 'events',
  noun: 'event',
  // By start, so that upcoming events are first.
  publicOrder: 'startDate',
  textField: 'content',
  requiredFacts: ['location', 'category', 'startDate', 'endDate'],
  searchedTexts: ({ title, location }) => [title, location],
  ownFilesOf: ({ bannerImage }) => filesOfImage(bannerImage),
};

const journalKind: ContentKind<JournalRecord> = {
  collection: journals,
  counter: 'journals',
  noun: 'journal',
  publicOrder: 'createdAt',
  textField: 'description',
  requiredFacts: [],
  searchedTexts: ({ title }) => [title],
  ownFilesOf: ({ document }) => (document ? [document.file] : []),
};

const productKind: ContentKind<ProductRecord> = {
  collection: products,
  counter: 'products',
  noun: 'product',
  publicOrder: 'createdAt',
  textField: 'description',
  requiredFacts: ['price', 'image'],
  searchedTexts: ({ title }) => [title],
  ownFilesOf: ({ image }) => filesOfImage(image),
};

export const contentKinds = {
  blog: blogKind,
  event: eventKind,
  journal: journalKind,
  product: productKind,
} as const;

/** Returns the kind of a record that is only known by its common fields. */
export const contentKindOf = (noun: BinnedKind): ContentKind<ContentRecord> =>
  contentKinds[noun] as unknown as ContentKind<ContentRecord>;

/** Returns the ids of uploaded pictures without duplicates. Built-in pictures have no id. */
export function imageIdsOf({ content = [] }: ContentRecord): string[] {
  const ids = content.map((block) => (block.type === 'image' ? imageIdOf(block.src) : undefined));
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Returns the search keys of a record, which are written with every change. */
export const searchKeysOf = <T extends ContentRecord>(kind: ContentKind<T>, record: T): string[] =>
  // An old record may lack a text.
  toSearchKeys(kind.searchedTexts(record).filter(Boolean), []);

export function filesOf<T extends ContentRecord>(kind: ContentKind<T>, record: T): string[] {
  return [...kind.ownFilesOf(record), ...imageIdsOf(record).flatMap(imageFilesOf)];
}
