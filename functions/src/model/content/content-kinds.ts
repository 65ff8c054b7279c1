import type { BinnedKind } from 'contract/bin';
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
import { imageFilesOf } from '#model/files/file-changes.ts';
import { filesOfImage } from '#model/files/stored-images.ts';

export interface ContentKind<T extends ContentRecord> {
  readonly collection: Collection<T>;
  /** Its number in the totals. */
  readonly counter: keyof ContentTotals;
  /** Begins its actions in the audit: 'blog.create'. */
  readonly noun: BinnedKind;
  /** The files that belong to a record beside the pictures of its content. */
  ownFilesOf(record: T): string[];
}

const blogKind: ContentKind<BlogRecord> = {
  collection: blogs,
  counter: 'blogs',
  noun: 'blog',
  ownFilesOf: ({ image }) => filesOfImage(image),
};

const eventKind: ContentKind<EventRecord> = {
  collection: events,
  counter: 'events',
  noun: 'event',
  ownFilesOf: ({ bannerImage }) => filesOfImage(bannerImage),
};

const journalKind: ContentKind<JournalRecord> = {
  collection: journals,
  counter: 'journals',
  noun: 'journal',
  ownFilesOf: ({ document }) => (document ? [document.file] : []),
};

const productKind: ContentKind<ProductRecord> = {
  collection: products,
  counter: 'products',
  noun: 'product',
  ownFilesOf: ({ image }) => filesOfImage(image),
};

/** The four kinds of content, each with what is its own. */
export const contentKinds = {
  blog: blogKind,
  event: eventKind,
  journal: journalKind,
  product: productKind,
} as const;

/** The kind of a record that is known by what all have in common. */
export const contentKindOf = (noun: BinnedKind): ContentKind<ContentRecord> =>
  contentKinds[noun] as unknown as ContentKind<ContentRecord>;

/** Uploaded pictures of the content, each once; those of the site itself are nobody's. */
export function imageIdsOf({ content = [] }: ContentRecord): string[] {
  const ids = content.map((block) => (block.type === 'image' ? imageIdOf(block.src) : undefined));
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Storage paths of all files that belong to a record. */
export function filesOf<T extends ContentRecord>(kind: ContentKind<T>, record: T): string[] {
  return [...kind.ownFilesOf(record), ...imageIdsOf(record).flatMap(imageFilesOf)];
}
