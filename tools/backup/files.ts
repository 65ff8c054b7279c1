import { storage } from '../../functions/src/data/firebase.ts';
import { rowOf, sha256 } from './digests.ts';
import type { Section } from './section.ts';

/** A file: its bytes lie beside it in the backup, under their hash. */
interface FileValue {
  readonly bytes: string;
  readonly size: number;
  readonly metadata: Readonly<Record<string, unknown>>;
}

const keptMetadata = [
  'contentType',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'customTime',
  'metadata',
] as const;

const pageSize = 200;
/** Files under way at once: they are some hundred kilobytes each. */
const atOnce = 16;

async function eachAtOnce<T, R>(some: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < some.length; index = next++) {
      results[index] = await work(some[index] as T);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** Without what is not set: `{}` and nothing are the same to Storage. */
const keptOf = (metadata: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    keptMetadata.flatMap((name) => {
      const value = metadata[name];
      const isNothing = value === undefined || value === null || value === '';
      return isNothing || (typeof value === 'object' && Object.keys(value).length === 0)
        ? []
        : [[name, value]];
    }),
  );

const isGone = (error: unknown): boolean => (error as { code?: number }).code === 404;

/** Cloud Storage: the bucket of the project. */
export const files: Section = {
  name: 'files',

  async *read({ keep }) {
    const bucket = (await storage()).bucket();
    for (let pageToken: string | undefined; ; ) {
      const query = { autoPaginate: false, maxResults: pageSize, ...(pageToken ? { pageToken } : {}) };
      const [page, next] = await bucket.getFiles(query);
      const rows = await eachAtOnce(page, async (file) => {
        try {
          // As they are stored: one with an encoding would be unpacked.
          const [bytes] = await file.download({ decompress: false });
          const value: FileValue = {
            bytes: sha256(bytes),
            size: bytes.length,
            metadata: keptOf(file.metadata as Record<string, unknown>),
          };
          await keep?.(value.bytes, bytes);
          return [rowOf(file.name, value)];
        } catch (error) {
          // Removed since it was listed.
          if (isGone(error)) return [];
          throw error;
        }
      });
      yield rows.flat();
      pageToken = (next as { pageToken?: string } | null)?.pageToken;
      if (!pageToken) return;
    }
  },

  async write(rows, archive) {
    const bucket = (await storage()).bucket();
    await eachAtOnce(rows, async ({ key, value }) => {
      const { bytes, metadata } = value as FileValue;
      await bucket.file(key).save(await archive.bytesOf(bytes), { resumable: false, metadata });
    });
  },
};
