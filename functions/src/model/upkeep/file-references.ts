import { imageIdOf } from 'contract/rules/image-paths';
import { limits } from 'contract/rules/limits';
import type { Collection } from '#data/collection.ts';
import {
  blogs,
  events,
  institutions,
  intents,
  journals,
  payments,
  products,
  siteContents,
  users,
} from '#data/collections.ts';
import type { BlogRecord, EventRecord, ProductRecord, SiteContentRecord } from '#data/content-records.ts';
import type { Folder } from '#data/file-store.ts';
import { imageFile } from '#model/files/file-changes.ts';
import { chunksOf } from './chunks.ts';

/** As many as one query may ask for. */
const atOnce = 30;

/** Far more than there can be of thirty random names. */
const most = 1000;

/** Those of some paths that stand in a field of a collection. */
async function namedIn<T>(
  of: Collection<T>,
  field: string,
  pathOf: (record: T) => string | null | undefined,
  paths: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const chunk of chunksOf(paths, atOnce)) {
    const rows = await of.findIn(field, chunk, most);
    found.push(...rows.flatMap(({ data }) => pathOf(data) ?? []));
  }
  return found;
}

const inContent = ({ content }: BlogRecord | EventRecord): string[] =>
  content.flatMap((block) => (block.type === 'image' ? (imageIdOf(block.src) ?? []) : [])).map(imageFile);

const inArticle = (blog: BlogRecord): string[] => [
  ...(blog.image ? [blog.image.file] : []),
  ...inContent(blog),
];
const inEvent = (event: EventRecord): string[] => [
  ...(event.bannerImage ? [event.bannerImage.file] : []),
  ...inContent(event),
];
const inProduct = ({ image }: ProductRecord): string[] => (image ? [image.file] : []);
/** Those of the kept saves too: they can be restored. */
const inPage = ({ history }: SiteContentRecord): string[] =>
  history.flatMap(({ images }) => images.map(imageFile));

/**
 * All pictures of the content: no query finds one within a text, so all of it is read, which is not much.
 *
 * @throws Error when there is more than one run reads: an unread text must not lose its pictures
 */
async function contentImages(): Promise<string[]> {
  const read = async <T extends { updatedAt: Date }>(
    of: Collection<T>,
    imagesIn: (record: T) => string[],
  ) => {
    const found: string[] = [];
    let rows = 0;
    for await (const some of of.inBatches({ orderBy: 'updatedAt', limit: limits.jobs.looks }, 200)) {
      rows += some.length;
      found.push(...some.flatMap(({ data }) => imagesIn(data)));
    }
    if (rows >= limits.jobs.looks) throw new Error(`${of.name} has too many records to look for pictures.`);
    return found;
  };
  return [
    ...(await read(blogs, inArticle)),
    ...(await read(events, inEvent)),
    ...(await read(products, inProduct)),
    ...(await read(siteContents, inPage)),
    ...(await read(institutions, ({ logo }) => (logo === null ? [] : [logo.file]))),
  ];
}

/** Who may name a file of each folder: a new folder does not compile until it is told here. */
const namers: Record<Folder, (paths: readonly string[]) => Promise<string[]>> = {
  'payment-proofs': (paths) => namedIn(payments, 'file', ({ file }) => file, paths),
  'profile-photos': (paths) => namedIn(users, 'photoFile', ({ photoFile }) => photoFile, paths),
  documents: (paths) => namedIn(journals, 'document.file', ({ document }) => document?.file, paths),
  images: contentImages,
};

/**
 * Those of some paths of one folder that anything refers to: a record, or an intent (drafts among them). Intents are
 * read first: a draft that a save takes over in between is found in one of both places.
 */
export async function referredFiles(folder: Folder, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const begun: string[] = [];
  for (const chunk of chunksOf(paths, atOnce)) {
    const rows = await intents.findAny('files', chunk, most);
    begun.push(...rows.flatMap(({ data }) => data.files));
  }
  return new Set([...begun, ...(await namers[folder](paths))]);
}
