import { imageIdOf } from 'contract/rules/image-paths';
import { limits } from 'contract/rules/limits';
import type { Collection } from '#data/collection.ts';
import {
  bin,
  blogs,
  events,
  formerContent,
  institutions,
  intents,
  journals,
  ledger,
  payments,
  products,
  siteContents,
  users,
} from '#data/collections.ts';
import type { BlogRecord, EventRecord, ProductRecord, SiteContentRecord } from '#data/content-records.ts';
import type { Folder } from '#data/file-store.ts';
import { imageFilesOf } from '#model/files/file-changes.ts';
import { filesOfImage } from '#model/files/stored-images.ts';
import { chunksOf } from './chunks.ts';

/** As many as one query may ask for. */
const atOnce = 30;

/** Far more than there can be of thirty random names. */
const most = 1000;

/** Those of some paths that stand in a field of a collection. */
async function findNamed<T>(
  of: Collection<T>,
  field: string,
  pathOf: (record: T) => string | null | undefined,
  paths: readonly string[],
): Promise<string[]> {
  const matches: string[] = [];
  for (const chunk of chunksOf(paths, atOnce)) {
    const rows = await of.findIn(field, chunk, most);
    matches.push(...rows.flatMap(({ data }) => pathOf(data) ?? []));
  }
  return matches;
}

const contentImagesOf = ({ content }: BlogRecord | EventRecord): string[] =>
  content
    .flatMap((block) => (block.type === 'image' ? (imageIdOf(block.src) ?? []) : []))
    .flatMap(imageFilesOf);

const articleImagesOf = (blog: BlogRecord): string[] => [
  ...filesOfImage(blog.image),
  ...contentImagesOf(blog),
];
const eventImagesOf = (event: EventRecord): string[] => [
  ...filesOfImage(event.bannerImage),
  ...contentImagesOf(event),
];
const productImagesOf = ({ image }: ProductRecord): string[] => filesOfImage(image);
/** Those of the kept saves too: they can be restored. */
const pageImagesOf = ({ history }: SiteContentRecord): string[] =>
  history.flatMap(({ images }) => images.flatMap(imageFilesOf));

/**
 * All pictures of the content: no query finds one within a text, so all of it is read, which is not much.
 *
 * @throws Error when there is more than one run reads: an unread text must not lose its pictures
 */
async function readContentImages(): Promise<string[]> {
  const readAll = async <T extends { updatedAt: Date }>(
    of: Collection<T>,
    imagesIn: (record: T) => string[],
  ) => {
    const images: string[] = [];
    let rowCount = 0;
    for await (const rows of of.inBatches({ orderBy: 'updatedAt', limit: limits.jobs.looks }, 200)) {
      rowCount += rows.length;
      images.push(...rows.flatMap(({ data }) => imagesIn(data)));
    }
    if (rowCount >= limits.jobs.looks)
      throw new Error(`${of.name} has too many records to look for pictures.`);
    return images;
  };
  return [
    ...(await readAll(blogs, articleImagesOf)),
    ...(await readAll(events, eventImagesOf)),
    ...(await readAll(products, productImagesOf)),
    ...(await readAll(siteContents, pageImagesOf)),
    ...(await readAll(institutions, ({ logo }) => filesOfImage(logo))),
  ];
}

/** Who may name a file of each folder: a new folder does not compile until it is told here. */
const namers: Record<Folder, (paths: readonly string[]) => Promise<string[]>> = {
  'payment-proofs': async (paths) => [
    ...(await findNamed(payments, 'file', ({ file }) => file, paths)),
    ...(await findNamed(ledger, 'document', ({ document }) => document, paths)),
  ],
  'profile-photos': (paths) => findNamed(users, 'photoFile', ({ photoFile }) => photoFile, paths),
  documents: (paths) => findNamed(journals, 'document.file', ({ document }) => document?.file, paths),
  images: readContentImages,
};

/** All files of the rows of a collection whose lists have one of some paths. */
async function findListed(of: Collection<{ files: string[] }>, paths: readonly string[]): Promise<string[]> {
  const listed: string[] = [];
  for (const chunk of chunksOf(paths, atOnce)) {
    const rows = await of.findAny('files', chunk, most);
    listed.push(...rows.flatMap(({ data }) => data.files));
  }
  return listed;
}

const findSetAside = async (paths: readonly string[]): Promise<string[]> => [
  ...(await findListed(bin, paths)),
  ...(await findListed(formerContent, paths)),
];

/**
 * Those of some paths of one folder that anything refers to: a record, something in the bin, what is kept of before an
 * edit, or an intent (drafts among them). Intents are read first: a draft that a save takes over in between is found in
 * one of both places. So is what is set aside or comes back, as that is read before and after.
 */
export async function findReferredFiles(folder: Folder, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const listed = [...(await findListed(intents, paths)), ...(await findSetAside(paths))];
  const named = await namers[folder](paths);
  return new Set([...listed, ...named, ...(await findSetAside(paths))]);
}
