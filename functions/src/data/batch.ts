import type { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { clock } from './clock.ts';
import { type Collection, reference } from './collection.ts';
import { firestore } from './firebase.ts';
import { withVersion } from './schema.ts';

/** Somebody wrote one of the documents in between, or it exists already: nothing of the batch was written. */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict';
}

/** A document would grow beyond what Firestore holds, 1 MiB: nothing of the batch was written. */
export class DocumentFull extends Error {
  override readonly name = 'DocumentFull';
}

/** Adds to a number on the server, so that two writers never lose each other's count. */
export class Increment {
  constructor(readonly by: number) {}
}

type Value<V> = V | (V extends number | undefined ? Increment : never);
/** Fields to write, with `Increment` where a number is counted on. */
export type Changes<T> = {
  [K in keyof T]?: T[K] extends Record<string, number | undefined> ? MergeOf<T[K]> : Value<T[K]>;
};
type MergeOf<T> = { [K in keyof T]?: Value<T[K]> };

type Operation =
  | { kind: 'create'; in: Collection<never>; id: string; data: object }
  | { kind: 'merge'; in: Collection<never>; id: string; data: object }
  | { kind: 'update'; in: Collection<never>; id: string; data: object; version: Timestamp | undefined }
  | { kind: 'delete'; in: Collection<never>; id: string; version: Timestamp | undefined };

/**
 * Far longer than whoever begins a batch needs until its end. A process that was halted in between goes on when nobody
 * waits for it any more, with times of before: the audit would get entries that no seal takes in (decision 0101).
 */
const mostAgeMs = 5 * 60_000;

/** Writes that happen together or not at all. */
export class Batch {
  readonly #operations: Operation[] = [];
  readonly #begunAt = clock.now().getTime();

  /** Fails the batch if the document exists. */
  create<T extends object>(into: Collection<T>, id: string, data: T): this {
    this.#operations.push({ kind: 'create', in: into as Collection<never>, id, data });
    return this;
  }

  /** Fails the batch unless the document exists, and with `version` unless it is still that version. */
  update<T extends object>(of: Collection<T>, id: string, data: Changes<T>, version?: Timestamp): this {
    this.#operations.push({ kind: 'update', in: of as Collection<never>, id, data, version });
    return this;
  }

  /**
   * Fails the batch unless the document is still that version, and has every other batch that holds it so fail. An update
   * would not that changes nothing: Firestore leaves the version of such a document as it was.
   */
  hold<T extends { turn?: number }>(of: Collection<T>, id: string, version: Timestamp): this {
    const data = { turn: new Increment(1) };
    this.#operations.push({ kind: 'update', in: of as unknown as Collection<never>, id, data, version });
    return this;
  }

  /** Creates the document or changes the named fields. */
  merge<T extends object>(into: Collection<T>, id: string, data: Changes<T>): this {
    this.#operations.push({ kind: 'merge', in: into as Collection<never>, id, data });
    return this;
  }

  /** With `version`, fails the batch unless the document is still that version. */
  delete<T extends object>(from: Collection<T>, id: string, version?: Timestamp): this {
    this.#operations.push({ kind: 'delete', in: from as Collection<never>, id, version });
    return this;
  }

  /**
   * @returns the version of the written documents
   * @throws WriteConflict when a precondition did not hold
   * @throws DocumentFull when a document would grow too large
   */
  async commit(): Promise<Timestamp> {
    if (clock.now().getTime() - this.#begunAt > mostAgeMs)
      throw new Error('A batch was begun too long ago to be committed.');
    return store.commit(this.#operations);
  }
}

/** What whoever asks for a change adds to the batch that makes it, given the id of what is made. */
export type AlsoWrite = (batch: Batch, id: string) => void;

export const nothingMore: AlsoWrite = () => undefined;

/** The one way out to Firestore for writes; an object so that fault tests can interrupt it. */
export const store = {
  async commit(operations: readonly Operation[]): Promise<Timestamp> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await commitOnce(operations);
      } catch (error) {
        // Aborted for contention: nothing was written, and the same batch may go through now.
        if ((error as { code?: number }).code !== aborted || attempt === 5) throw asKnown(error);
        await new Promise((resolve) => setTimeout(resolve, 20 * 2 ** attempt));
      }
    }
  },
};

let sdk: Promise<typeof import('firebase-admin/firestore')> | undefined;

/** Asked for once: each further import would be looked up anew. */
const firestoreSdk = () => {
  sdk ??= import('firebase-admin/firestore');
  return sdk;
};

async function commitOnce(operations: readonly Operation[]): Promise<Timestamp> {
  const batch = (await firestore()).batch();
  const { FieldValue } = await firestoreSdk();
  for (const operation of operations) {
    const document = await reference(operation.in, operation.id);
    if (operation.kind === 'delete') {
      batch.delete(document, operation.version === undefined ? {} : { lastUpdateTime: operation.version });
      continue;
    }
    const data = withServerValues(operation.data, FieldValue.increment) as Record<string, unknown>;
    if (operation.kind === 'create') batch.create(document, withVersion(operation.in.name, data));
    else if (operation.kind === 'merge') batch.set(document, data, { merge: true });
    else if (operation.version === undefined) batch.update(document, data);
    else batch.update(document, data, { lastUpdateTime: operation.version });
  }
  const results = await batch.commit();
  const last = results.at(-1);
  if (last === undefined) throw new Error('An empty batch was committed.');
  return last.writeTime;
}

/** Has nothing inside that could be counted on. */
const isWhole = (value: object): boolean => value instanceof Date || value instanceof Uint8Array;

function withServerValues(value: unknown, increment: (by: number) => FieldValue): unknown {
  if (value instanceof Increment) return increment(value.by);
  if (Array.isArray(value)) return value.map((inner) => withServerValues(inner, increment));
  if (typeof value !== 'object' || value === null || isWhole(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withServerValues(inner, increment)]),
  );
}

const aborted = 10;
/** gRPC: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED. */
const conflictCodes = new Set([5, 6, 9, aborted]);

const invalidArgument = 3;
const tooLarge = /maximum (?:allowed|entity) size/;

function asKnown(error: unknown): unknown {
  const { code = 0, message } = error as { code?: number; message?: string };
  if (conflictCodes.has(code)) return new WriteConflict('A precondition did not hold.', { cause: error });
  if (code !== invalidArgument || !tooLarge.test(message ?? '')) return error;
  return new DocumentFull('A document would grow too large.', { cause: error });
}
