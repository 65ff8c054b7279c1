import { Readable } from 'node:stream';
import { firestore } from '../../../../functions/src/data/firebase.ts';
import { type Aggregation, aggregate, runQuery, type StructuredQuery, selectFields } from './queries.ts';
import { codes, comparePaths, rpcError, type WireTime } from './values.ts';
import { applyWrite, nameOf, type VersionedDocument, type Write } from './writes.ts';

interface Request {
  readonly parent: string;
  readonly structuredQuery: StructuredQuery;
  readonly structuredAggregationQuery: {
    readonly structuredQuery: StructuredQuery;
    readonly aggregations: readonly Aggregation[];
  };
  readonly documents: readonly string[];
  readonly mask?: { readonly fieldPaths?: readonly string[] };
  readonly writes: readonly Write[];
}

type Method = (request: Request) => unknown;

/** The real time, also while a test moves the clock. */
const { now } = Date;

const collectionOf = (name: string): string => name.slice(0, name.lastIndexOf('/'));
const idOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/**
 * Firestore in memory: answers the calls of the SDK to the server, so that all of the SDK remains real. The API
 * tests run on it and on the emulator, which shows that both agree. Throws on each call, filter and transform
 * that the product does not use.
 */
export class MemoryFirestore {
  readonly #collections = new Map<string, Map<string, VersionedDocument>>();
  #micros = 0;

  clear(): void {
    this.#collections.clear();
  }

  /** Returns the time of a call; each is later than all before. */
  #time(): WireTime {
    this.#micros = Math.max(this.#micros + 1, now() * 1000);
    return { seconds: Math.floor(this.#micros / 1e6), nanos: (this.#micros % 1e6) * 1000 };
  }

  #find = (name: string): VersionedDocument | undefined =>
    this.#collections.get(collectionOf(name))?.get(name);

  #put(name: string, document: VersionedDocument | undefined): void {
    const collection = this.#collections.get(collectionOf(name)) ?? new Map<string, VersionedDocument>();
    if (document === undefined) collection.delete(name);
    else this.#collections.set(collectionOf(name), collection.set(name, document));
  }

  #run(parent: string, query: StructuredQuery): VersionedDocument[] {
    const { collectionId = '', allDescendants } = query.from[0] ?? {};
    const path = `${parent}/${collectionId}`;
    const documents = allDescendants
      ? [...this.#collections]
          .filter(([name]) => name.startsWith(`${parent}/`) && idOf(name) === collectionId)
          .flatMap(([, collection]) => [...collection.values()])
      : (this.#collections.get(path)?.values() ?? []);
    return runQuery(documents, query) as VersionedDocument[];
  }

  /** Applies all writes, or none when one fails. */
  #commit(writes: readonly Write[]) {
    const time = this.#time();
    const changed = new Map<string, VersionedDocument | undefined>();
    const created = new Set<string>();
    const writeResults = writes.map((write) => {
      const name = nameOf(write);
      if (write.currentDocument?.exists === false) {
        if (created.has(name))
          throw rpcError(codes.invalid, 'Cannot insert then insert an entity in the same request.');
        created.add(name);
      }
      const after = applyWrite(write, changed.has(name) ? changed.get(name) : this.#find(name), time);
      changed.set(name, after);
      return { updateTime: after?.updateTime ?? null };
    });
    for (const [name, document] of changed) this.#put(name, document);
    return { writeResults, commitTime: time };
  }

  readonly #calls: Readonly<Record<string, Method>> = {
    commit: ({ writes }) => this.#commit(writes),
    // Each write succeeds or fails on its own.
    batchWrite: ({ writes }) => ({
      writeResults: writes.map((write) => this.#commit([write]).writeResults[0]),
      status: writes.map(() => ({ code: 0 })),
    }),
    listCollectionIds: ({ parent }) =>
      [...this.#collections]
        .filter(([path, { size }]) => size > 0 && collectionOf(path) === parent)
        .map(([path]) => idOf(path))
        .sort(comparePaths),
  };

  readonly #streams: Readonly<Record<string, (request: Request) => readonly unknown[]>> = {
    runQuery: ({ parent, structuredQuery }) => {
      const readTime = this.#time();
      const found = this.#run(parent, structuredQuery).map((document) => ({ document, readTime }));
      return found.length > 0 ? found : [{ readTime }];
    },
    runAggregationQuery: ({ parent, structuredAggregationQuery: { structuredQuery, aggregations } }) => {
      const documents = this.#run(parent, structuredQuery);
      const aggregateFields = Object.fromEntries(
        aggregations.map((aggregation) => [aggregation.alias, aggregate(documents, aggregation)]),
      );
      return [{ result: { aggregateFields }, readTime: this.#time() }];
    },
    batchGetDocuments: ({ documents, mask }) => {
      const readTime = this.#time();
      return documents.map((name) => {
        const found = this.#find(name);
        if (found === undefined) return { missing: name, readTime };
        const fields = mask === undefined ? found.fields : selectFields(found.fields, mask.fieldPaths ?? []);
        return { found: { ...found, fields }, readTime };
      });
    },
  };

  /** Redirects the calls of this process until another store is installed, or `uninstall`. */
  async install(): Promise<void> {
    const callOf = <T>(calls: Readonly<Record<string, T>>, name: string): T => {
      const call = calls[name];
      if (call === undefined) throw new Error(`Firestore in memory has no ${name}.`);
      return call;
    };
    Object.assign(await firestore(), {
      request: async (method: string, request: Request) => callOf(this.#calls, method)(request),
      requestStream: async (method: string, _isBidirectional: boolean, request: Request) => {
        const responses = callOf(this.#streams, method)(request);
        const read = function (this: Readable) {
          for (const response of responses) this.push(response);
          this.push(null);
        };
        // The SDK ends the stream, as it is one for both directions.
        return Object.assign(new Readable({ objectMode: true, read }), { end: () => undefined });
      },
    });
  }

  /** Connects this process to the emulator again. */
  static async uninstall(): Promise<void> {
    const database = (await firestore()) as unknown as Record<string, unknown>;
    delete database.request;
    delete database.requestStream;
  }
}
