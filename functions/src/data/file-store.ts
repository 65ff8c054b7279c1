import type { ImageBytes } from 'contract/endpoint';
import { storage } from './firebase.ts';
import { newId } from './ids.ts';

/** Folders of the bucket. The names inside are random, so that they cannot be guessed. */
export const folders = ['payment-proofs', 'profile-photos', 'images', 'documents'] as const;
export type Folder = (typeof folders)[number];

export interface StoredFile {
  readonly path: string;
  readonly storedAt: Date;
}

export const newFilePath = (folder: Folder): string => `${folder}/${newId()}`;

/** Files of the bucket. An object, so that fault tests can interrupt it. */
export const fileStore = {
  async save(path: string, file: ImageBytes): Promise<void> {
    const bucket = (await storage()).bucket();
    await bucket.file(path).save(Buffer.from(file.bytes), {
      resumable: false,
      contentType: file.contentType,
      metadata: { cacheControl: 'private, no-store' },
    });
  },

  /** @returns undefined when the file does not exist */
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
    const [exists] = await (await storage()).bucket().file(path).exists();
    return exists;
  },

  /** @returns undefined when the file does not exist */
  async storedAt(path: string): Promise<Date | undefined> {
    try {
      const [{ timeCreated }] = await (await storage()).bucket().file(path).getMetadata();
      return new Date(timeCreated ?? 0);
    } catch (error) {
      if ((error as { code?: number }).code === 404) return undefined;
      throw error;
    }
  },

  /** Returns a page of the files by name. A page token of another day may be refused. */
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

  /** Removes a file. A missing file is no error, because a removal may be retried. */
  async remove(path: string): Promise<void> {
    await (await storage()).bucket().file(path).delete({ ignoreNotFound: true });
  },
};
