import { storage } from '../../functions/src/data/firebase.ts';
import { limitConcurrency } from '../../functions/src/model/base/workers/limit-concurrency.ts';
import { snapshotPath } from '../../functions/src/model/people/index/snapshot.ts';
import { rowOf, sha256 } from './digests.ts';
import type { Section } from './section.ts';

/** A file. The backup stores its bytes separately, under their hash. */
interface FileValue {
  readonly bytes: string;
  readonly size: number;
  readonly metadata: Readonly<Record<string, unknown>>;
}

const backedUpMetadata = [
  'contentType',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'customTime',
  'metadata',
] as const;

const pageSize = 200;
/** Files have some hundred kilobytes each. */
const limitTransfers = limitConcurrency(16);

const mapConcurrently = <T, R>(some: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> =>
  Promise.all(some.map((one) => limitTransfers(() => work(one))));

/** Omits unset metadata: Storage does not distinguish `{}` from a missing value. */
const toBackupMetadata = (metadata: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    backedUpMetadata.flatMap((name) => {
      const value = metadata[name];
      const isNothing = value === undefined || value === null || value === '';
      return isNothing || (typeof value === 'object' && Object.keys(value).length === 0)
        ? []
        : [[name, value]];
    }),
  );

const isGone = (error: unknown): boolean => (error as { code?: number }).code === 404;

export const files: Section = {
  name: 'files',

  async *read({ storeBytes }) {
    const bucket = (await storage()).bucket();
    for (let pageToken: string | undefined; ; ) {
      const query = { autoPaginate: false, maxResults: pageSize, ...(pageToken ? { pageToken } : {}) };
      const [page, next] = await bucket.getFiles(query);
      const rows = await mapConcurrently(page, async (file) => {
        // Derived from the documents, and rebuilt every night.
        if (file.name === snapshotPath) return [];
        try {
          // Downloads the stored bytes; decompression would change a file with a content encoding.
          const [bytes] = await file.download({ decompress: false });
          const value: FileValue = {
            bytes: sha256(bytes),
            size: bytes.length,
            metadata: toBackupMetadata(file.metadata as Record<string, unknown>),
          };
          await storeBytes?.(value.bytes, bytes);
          return [rowOf(file.name, value)];
        } catch (error) {
          // The file was deleted since it was listed.
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
    await mapConcurrently(rows, async ({ key, value }) => {
      const { bytes, metadata } = value as FileValue;
      await bucket.file(key).save(await archive.bytesOf(bytes), { resumable: false, metadata });
    });
  },
};
