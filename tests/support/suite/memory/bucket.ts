import { createHash } from 'node:crypto';

interface StoredFile {
  readonly bytes: Buffer;
  readonly metadata: {
    readonly name: string;
    readonly contentType: string;
    readonly size: string;
    readonly md5Hash: string;
    readonly timeCreated: string;
  };
}

interface PageOptions {
  readonly maxResults?: number;
  readonly pageToken?: string;
}

const compare = (a: string, b: string): number => (a < b ? -1 : 1);

/** The part of a Storage bucket that the product and its tests use, in memory. */
export class MemoryBucket {
  readonly #files = new Map<string, StoredFile>();
  constructor(readonly name: string) {}

  clear(): void {
    this.#files.clear();
  }

  file(name: string) {
    const found = async (): Promise<StoredFile> => {
      const file = this.#files.get(name);
      if (file === undefined)
        throw Object.assign(new Error(`No such object: ${this.name}/${name}`), { code: 404 });
      return file;
    };
    return {
      save: async (bytes: Uint8Array, { contentType }: { readonly contentType: string }) => {
        this.#files.set(name, {
          bytes: Buffer.from(bytes),
          metadata: {
            name,
            contentType,
            size: String(bytes.byteLength),
            md5Hash: createHash('md5').update(bytes).digest('base64'),
            timeCreated: new Date().toISOString(),
          },
        });
      },
      download: async () => [Buffer.from((await found()).bytes)],
      getMetadata: async () => [(await found()).metadata],
      exists: async () => [this.#files.has(name)],
      delete: async ({ ignoreNotFound = false } = {}) => {
        if (!this.#files.delete(name) && !ignoreNotFound) await found();
      },
    };
  }

  /** Returns a page of the files by name, and the query of the next page. */
  async getFiles({ maxResults = Infinity, pageToken = '' }: PageOptions = {}) {
    const rest = [...this.#files.values()]
      .filter(({ metadata }) => metadata.name >= pageToken)
      .sort((a, b) => compare(a.metadata.name, b.metadata.name));
    const next = rest[maxResults]?.metadata.name;
    const files = rest.slice(0, maxResults).map(({ metadata }) => ({ name: metadata.name, metadata }));
    return [files, next === undefined ? null : { pageToken: next }];
  }
}
