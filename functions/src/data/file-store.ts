import type { ImageBytes } from 'contract/endpoint';
import { storage } from './firebase.ts';
import { newId } from './ids.ts';

/** Folders of the bucket; names inside are random, so that none can be guessed. */
export type Folder = 'payment-proofs' | 'profile-photos' | 'images' | 'documents';

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

  /** Removing what is not there is no error: a removal may be tried again. */
  async remove(path: string): Promise<void> {
    await (await storage()).bucket().file(path).delete({ ignoreNotFound: true });
  },
};
