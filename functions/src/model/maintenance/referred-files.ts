import { imageIdOf } from 'contract/rules/image-paths';
import { limits } from 'contract/rules/limits';
import type { Collection } from '#data/collection.ts';
import {
  bin,
  blogs,
  events,
  institutions,
  intents,
  journals,
  ledger,
  payments,
  previousContent,
  products,
  siteContents,
  translations,
  users,
} from '#data/collections.ts';
import type {
  BlogRecord,
  EventRecord,
  ProductRecord,
  SiteContentRecord,
  TranslationRecord,
} from '#data/content-records.ts';
import type { Folder } from '#data/file-store.ts';
import { creditActivities } from '#model/credits/records.ts';
import { eventAnswers } from '#model/events/registration/records.ts';
import { filesOfImage } from '#model/files/image-paths.ts';
import { imageFilesOf } from '#model/files/write-with-files.ts';
import { type MemberMergeRecord, memberMerges } from '#model/people/merges/records.ts';
import { memberDocuments } from '#model/people/records/records.ts';
import { splitIntoChunks } from './chunks.ts';

/** Limit of Firestore for the values of one filter. */
const maxValuesPerQuery = 30;

/** Far more rows than thirty random file names can match. */
const maxRows = 1000;

async function findReferences<T>(
  of: Collection<T>,
  field: string,
  pathOf: (record: T) => string | null | undefined,
  paths: readonly string[],
): Promise<string[]> {
  const matches: string[] = [];
  for (const chunk of splitIntoChunks(paths, maxValuesPerQuery)) {
    const rows = await of.findIn(field, chunk, maxRows);
    matches.push(...rows.flatMap(({ data }) => pathOf(data) ?? []));
  }
  return matches;
}

const contentImagesOf = ({ content = [] }: Pick<TranslationRecord, 'content'>): string[] =>
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
/** Includes the stored versions, which can be restored. */
const pageImagesOf = ({ history }: SiteContentRecord): string[] =>
  history.flatMap(({ images }) => images.flatMap(imageFilesOf));

/**
 * No query finds a picture inside a text, so this reads all texts, which are few. Throws above the read limit
 * of a run, because pictures of unread texts would be lost.
 */
async function readContentImages(): Promise<string[]> {
  const readAll = async <T extends { updatedAt: Date }>(
    of: Collection<T>,
    imagesIn: (record: T) => string[],
  ) => {
    const images: string[] = [];
    let rowCount = 0;
    for await (const rows of of.inBatches({ orderBy: 'updatedAt', limit: limits.jobs.maxReads }, 200)) {
      rowCount += rows.length;
      images.push(...rows.flatMap(({ data }) => imagesIn(data)));
    }
    if (rowCount >= limits.jobs.maxReads)
      throw new Error(`${of.name} has too many records to look for pictures.`);
    return images;
  };
  return [
    ...(await readAll(blogs, articleImagesOf)),
    ...(await readAll(events, eventImagesOf)),
    ...(await readAll(products, productImagesOf)),
    ...(await readAll(translations, contentImagesOf)),
    ...(await readAll(siteContents, pageImagesOf)),
    ...(await readAll(institutions, ({ logo }) => filesOfImage(logo))),
  ];
}

const toFormerPhoto = ({ values }: MemberMergeRecord): string | null =>
  typeof values.before.photoFile === 'string' ? values.before.photoFile : null;

/** Finds references to files of each folder. A new folder without an entry does not compile. */
const referenceFinders: Record<Folder, (paths: readonly string[]) => Promise<string[]>> = {
  'payment-proofs': async (paths) => [
    ...(await findReferences(payments, 'file', ({ file }) => file, paths)),
    ...(await findReferences(ledger, 'document', ({ document }) => document, paths)),
  ],
  'profile-photos': async (paths) => [
    ...(await findReferences(users, 'photoFile', ({ photoFile }) => photoFile, paths)),
    // Photos that the undo of a merge needs.
    ...(await findReferences(
      memberMerges,
      'loserRecord.photoFile',
      ({ loserRecord }) => loserRecord?.photoFile,
      paths,
    )),
    ...(await findReferences(memberMerges, 'values.before.photoFile', toFormerPhoto, paths)),
  ],
  documents: async (paths) => [
    ...(await findReferences(journals, 'document.file', ({ document }) => document?.file, paths)),
    ...(await findReferences(creditActivities, 'evidence', ({ evidence }) => evidence, paths)),
    ...(await findReferences(memberDocuments, 'file', ({ file }) => file, paths)),
    ...(await findListed(eventAnswers, paths)),
  ],
  images: readContentImages,
};

async function findListed<T extends { files?: string[] }>(
  of: Collection<T>,
  paths: readonly string[],
): Promise<string[]> {
  const listed: string[] = [];
  for (const chunk of splitIntoChunks(paths, maxValuesPerQuery)) {
    const rows = await of.findAny('files' as keyof T & string, chunk, maxRows);
    listed.push(...rows.flatMap(({ data }) => data.files ?? []));
  }
  return listed;
}

const findInBinOrPrevious = async (paths: readonly string[]): Promise<string[]> => [
  ...(await findListed(bin, paths)),
  ...(await findListed(previousContent, paths)),
];

/**
 * Reads intents first: a draft that a save uses in the meantime is found in one of both. Reads bin and
 * previous versions before and after the records, so that moved content is found.
 */
export async function findReferredFiles(folder: Folder, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const listed = [...(await findListed(intents, paths)), ...(await findInBinOrPrevious(paths))];
  const named = await referenceFinders[folder](paths);
  return new Set([...listed, ...named, ...(await findInBinOrPrevious(paths))]);
}
