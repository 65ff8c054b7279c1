import type { ImageBytes } from 'contract/endpoint';
import { storage } from './firebase.ts';
import { newId } from './ids.ts';

/** Folders of the bucket; names inside are random, so that none can be guessed. */
export const folders = ['payment-proofs', 'profile-photos', 'images', 'documents'] as const;
export type Folder = (typeof folders)[number];

export interface StoredFile {
  readonly path: string;
  readonly storedAt: Date;
}

export const newFilePath = (folder: Folder): string => `${folder}/${newId()}`;

/** The bucket; an object so that fault tests can interrupt it. */
export const fileStore = {
  async save(path: string, file: ImageBytes): Promise<void> {
    const bucket = (await storage()).bucket();
    await bucket.file(path).save(Buffer.from(file.bytes), {
      resumable: false,
      contentType: file.contentType,
      metadata: { cacheControl: 'private, no-store' },
    });
  },

  /** @returns undefined when there is no such file */
  async read(path: string): Promise<ImageBytes | undefined> {
    const file = (await storage()).bucket().file(path);
    try {
      const [[bytes], [metadata]] = await Promise.all([file.download(), file.getMetadata()]);
      return { bytes, contentType: metadata.contentType ?? 'application/octet-stream' };
    } catch (error) {
      if ((error as { code?: number }).code === 404) return undefined;
      throw error;
    }
  },

  async exists(path: string): Promise<boolean> {
    const [isThere] = await (await storage()).bucket().file(path).exists();
    return isThere;
  },

  /** One page of the files by name, with when they were stored. A page token of another day may be refused. */
  async page(token: string | null, size: number): Promise<{ files: StoredFile[]; next: string | null }> {
    const query = { autoPaginate: false, maxResults: size, ...(token === null ? {} : { pageToken: token }) };
    const [files, next] = await (await storage()).bucket().getFiles(query);
    return {
      files: files.map(({ name, metadata }) => ({
        path: name,
        storedAt: new Date(metadata.timeCreated ?? Date.now()),
      })),
      next: (next as { pageToken?: string } | null)?.pageToken ?? null,
    };
  },

  /** Removing what is not there is no error: a removal may be tried again. */
  async remove(path: string): Promise<void> {
    await (await storage()).bucket().file(path).delete({ ignoreNotFound: true });
  },
};
