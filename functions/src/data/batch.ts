import { setTimeout as pause } from 'node:timers/promises';
import type { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { clock } from './clock.ts';
import { type Collection, reference } from './collection.ts';
import { users } from './collections.ts';
import { outsideBudget } from './context/read-counter.ts';
import { noteCommit } from './context/read-tracker.ts';
import { firestore } from './firebase.ts';
import { removedUsersPath } from './people/people-changes.ts';
import { withVersion } from './schema.ts';

/** A document changed in between, exists already, or was to be created twice. Nothing of the batch was written. */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict';
}

/** A document would exceed Firestore's limit of 1 MiB. Nothing of the batch was written. */
export class DocumentFull extends Error {
  override readonly name = 'DocumentFull';
}

/** Adds to a number on the server, so that concurrent writers do not lose each other's changes. */
export class Increment {
  constructor(readonly by: number) {}
}

/** Removes a field. */
export class Removal {}

type Value<V> = V | (V extends number | undefined ? Increment : never);
/** Fields to write, with `Increment` where a number is added. */
export type Changes<T> = {
  [K in keyof T]?: T[K] extends Record<string, number | undefined> ? MergeOf<T[K]> : Value<T[K]>;
};
type MergeOf<T> = { [K in keyof T]?: Value<T[K]> };

type Operation =
  | { kind: 'create'; in: Collection<never>; id: string; data: object }
  | { kind: 'merge'; in: Collection<never>; id: string; data: object }
  | {
      kind: 'update';
      in: Collection<never>;
      id: string;
      data: object;
      version: Timestamp | undefined;
      /** The data is unchanged: only the version matters. */
      isCheck?: true;
    }
  | { kind: 'delete'; in: Collection<never>; id: string; version: Timestamp | undefined };

/**
 * Maximum age of a batch, far longer than any request needs. A process that was suspended could otherwise
 * commit later with old times, and the audit would get entries that no checkpoint covers (decision 0085).
 */
const maxAgeMs = 5 * 60_000;

/** Writes that are committed together or not at all. */
export class Batch {
  readonly #operations: Operation[] = [];
  readonly #begunAt = clock.now().getTime();

  /** Creates a document. Fails the batch if it exists, or if the batch creates it twice. */
  create<T extends object>(into: Collection<T>, id: string, data: T): this {
    this.#operations.push({ kind: 'create', in: into as Collection<never>, id, data });
    return this;
  }

  /** Fails the batch if the document is missing, or has another `version`. */
  update<T extends object>(of: Collection<T>, id: string, data: Changes<T>, version?: Timestamp): this {
    this.#operations.push({ kind: 'update', in: of as Collection<never>, id, data, version });
    return this;
  }

  /**
   * Fails the batch if the version changed, and writes nothing: `unchanged` has a stored field with its value. So
   * concurrent batches on the document do not fail.
   */
  requireVersion<T extends object>(
    of: Collection<T>,
    id: string,
    unchanged: Changes<T>,
    version: Timestamp,
  ): this {
    const operation = { kind: 'update', in: of as Collection<never>, id, data: unchanged, version } as const;
    this.#operations.push({ ...operation, isCheck: true });
    return this;
  }

  /**
   * Fails the batch if the version changed, and bumps it so that concurrent batches fail too. An update
   * without changes would not do that, because Firestore keeps the version of such a document.
   */
  bumpVersion<T extends { turn?: number }>(of: Collection<T>, id: string, version: Timestamp): this {
    const data = { turn: new Increment(1) };
    this.#operations.push({ kind: 'update', in: of as unknown as Collection<never>, id, data, version });
    return this;
  }

  /** Creates the document, or changes only the named fields. */
  merge<T extends object>(into: Collection<T>, id: string, data: Changes<T>): this {
    this.#operations.push({ kind: 'merge', in: into as Collection<never>, id, data });
    return this;
  }

  /** Deletes a document. With `version`, fails the batch unless the document still has that version. */
  delete<T extends object>(from: Collection<T>, id: string, version?: Timestamp): this {
    this.#operations.push({ kind: 'delete', in: from as Collection<never>, id, version });
    return this;
  }

  /**
   * Commits the writes and returns their version. Throws WriteConflict when a precondition fails,
   * DocumentFull, and Error when the batch is older than `maxAgeMs`.
   */
  async commit(): Promise<Timestamp> {
    if (clock.now().getTime() - this.#begunAt > maxAgeMs)
      throw new Error('A batch was begun too long ago to be committed.');
    const created = this.#operations
      .filter(({ kind }) => kind === 'create')
      .map((one) => `${one.in.name}/${one.id}`);
    // Two random names can be equal. Firestore would refuse the batch with an error that no caller retries.
    if (new Set(created).size < created.length)
      throw new WriteConflict('A document was to be created twice.');
    try {
      return await store.commit(this.#operations);
    } finally {
      // Also after an error, because the batch may have been written.
      noteCommit(this.#operations.map((one) => one.in.name));
    }
  }
}

/** Adds the caller's writes to the batch of a change, given the id of the changed document. */
export type AddToBatch = (batch: Batch, id: string) => void;

export const noop: AddToBatch = () => undefined;

/** The only function that writes to Firestore. An object, so that fault tests can interrupt it. */
export const store = {
  async commit(operations: readonly Operation[]): Promise<Timestamp> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await commitOnce(operations);
      } catch (error) {
        // Aborted because of contention: nothing was written, and a retry may succeed.
        if ((error as { code?: number }).code !== aborted || attempt === 5) throw toKnownError(error);
        await new Promise((resolve) => setTimeout(resolve, 20 * 2 ** attempt));
      }
    }
  },
};

let sdk: Promise<typeof import('firebase-admin/firestore')> | undefined;

/** Imported once, because each further import would be resolved again. */
const firestoreSdk = () => {
  sdk ??= import('firebase-admin/firestore');
  return sdk;
};

const isCheck = (operation: Operation): boolean => operation.kind === 'update' && operation.isCheck === true;

/** Server time of a change, by which the people index of every instance finds changed users (decision 0122). */
const changeTime = (values: ServerValues) => ({ changedAt: values.serverTimestamp() });

async function commitOnce(operations: readonly Operation[]): Promise<Timestamp> {
  const database = await firestore();
  const batch = database.batch();
  const { FieldValue } = await firestoreSdk();
  for (const operation of operations) {
    const document = await reference(operation.in, operation.id);
    const isUser = operation.in.name === users.name;
    if (operation.kind === 'delete') {
      batch.delete(document, operation.version === undefined ? {} : { lastUpdateTime: operation.version });
      if (isUser) batch.set(database.collection(removedUsersPath).doc(operation.id), changeTime(FieldValue));
      continue;
    }
    const data = {
      ...(toServerValues(operation.data, FieldValue) as Record<string, unknown>),
      ...(isUser && !isCheck(operation) ? changeTime(FieldValue) : {}),
    };
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

const isOpaque = (value: object): boolean => value instanceof Date || value instanceof Uint8Array;

type ServerValues = Pick<typeof FieldValue, 'increment' | 'delete' | 'serverTimestamp'>;

function toServerValues(value: unknown, values: ServerValues): unknown {
  if (value instanceof Increment) return values.increment(value.by);
  if (value instanceof Removal) return values.delete();
  if (Array.isArray(value)) return value.map((inner) => toServerValues(inner, values));
  if (typeof value !== 'object' || value === null || isOpaque(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, toServerValues(inner, values)]),
  );
}

const aborted = 10;

/** Returns whether a request failed because others changed the same documents. It may succeed later. */
export const isContention = (error: unknown): boolean =>
  error instanceof WriteConflict || (error as { code?: unknown } | undefined)?.code === aborted;

/** gRPC: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED. */
const conflictCodes = new Set([5, 6, 9, aborted]);

const invalidArgument = 3;
const tooLarge = /maximum (?:allowed|entity) size/;

function toKnownError(error: unknown): unknown {
  const { code = 0, message } = error as { code?: number; message?: string };
  if (conflictCodes.has(code)) return new WriteConflict('A precondition did not hold.', { cause: error });
  if (code !== invalidArgument || !tooLarge.test(message ?? '')) return error;
  return new DocumentFull('A document would grow too large.', { cause: error });
}

const maxPauseMs = 1000;
/** Time after which no further attempt begins, because the caller waits. */
const maxRetryMs = 25_000;

/**
 * Retries an operation when another write changed its records. Each attempt, from 1, reads and decides again.
 * The reads of a retry are outside of the endpoint's budget. Throws WriteConflict when the last attempt
 * fails, which no attempt follows after 25 seconds.
 */
export async function retryOnWriteConflict<T>(
  work: (attempt: number) => Promise<T>,
  maxAttempts: number,
): Promise<T> {
  const start = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (attempt === 1 ? work(attempt) : outsideBudget(() => work(attempt)));
    } catch (error) {
      const isOver = attempt === maxAttempts || performance.now() - start > maxRetryMs;
      if (!(error instanceof WriteConflict) || isOver) throw error;
      // Random and growing pause, so that concurrent requests do not conflict again.
      await pause(Math.random() * Math.min(maxPauseMs, 20 * 2 ** (attempt - 1)));
    }
  }
}
