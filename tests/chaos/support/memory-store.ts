import { isDeepStrictEqual } from 'node:util';
import { type FieldValue, Timestamp } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { fileStore } from '../../../functions/src/data/file-store.ts';
import { firestore } from '../../../functions/src/data/firebase.ts';

/**
 * Implements the part of Firestore that the money code uses, in this process. It runs thousands of small
 * scenarios in the time that an emulator needs for a few. The file `statement-scenarios.test.ts` of
 * tests/chaos runs the same scenarios in both and shows that the results are equal. Throws on any unknown
 * operation.
 */
type Fields = Record<string, unknown>;

interface StoredDocument {
  readonly fields: Fields;
  readonly version: Timestamp;
}

type Condition = readonly [field: string, operator: string, value: unknown];

/** gRPC status codes, as Firestore reports them. */
const codes = { missing: 5, exists: 6, precondition: 9 } as const;

const failure = (code: number): Error => Object.assign(new Error(`gRPC ${code}`), { code });

const isIncrement = (value: unknown): value is FieldValue & { operand: number } =>
  typeof value === 'object' && value?.constructor.name === 'NumericIncrementTransform';

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isServerTime = (value: unknown): boolean =>
  typeof value === 'object' && value?.constructor.name === 'ServerTimestampTransform';

/** Returns a copy of a value as Firestore reads it back. Increments add to the stored number. */
function toStored(value: unknown, before?: unknown): unknown {
  if (isServerTime(value)) return Timestamp.now();
  if (isIncrement(value)) return (typeof before === 'number' ? before : 0) + value.operand;
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map((one) => toStored(one));
  if (value === undefined) throw new Error('Firestore takes no undefined.');
  if (!isPlain(value)) return value;
  const inner = isPlain(before) ? before : {};
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toStored(one, inner[name])]));
}

/** Returns the result of a merge: maps merge field by field, and an empty map replaces the stored value. */
function merge(before: unknown, value: unknown): unknown {
  if (!isPlain(value) || Object.keys(value).length === 0) return toStored(value, before);
  const result: Fields = isPlain(before) ? { ...before } : {};
  for (const [name, one] of Object.entries(value)) result[name] = merge(result[name], one);
  return result;
}

const valueAt = (fields: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isPlain(value) ? value[name] : undefined), fields);

/** Rank of a value in Firestore's order of types, for the types that occur. */
const rankOf = (value: unknown): number =>
  value === null
    ? 0
    : typeof value === 'boolean'
      ? 1
      : typeof value === 'number'
        ? 2
        : value instanceof Timestamp
          ? 3
          : 4;

const comparable = (value: unknown): unknown => (value instanceof Date ? Timestamp.fromDate(value) : value);

function compare(a: unknown, b: unknown): number {
  const [one, other] = [comparable(a), comparable(b)];
  if (rankOf(one) !== rankOf(other)) return rankOf(one) - rankOf(other);
  const [left, right] = [one, other].map((value) =>
    value instanceof Timestamp ? value.valueOf() : value,
  ) as [string, string];
  return left < right ? -1 : left > right ? 1 : 0;
}

const matchesCondition = (value: unknown, [, operator, expected]: Condition): boolean => {
  if (value === undefined) return false;
  const isSame = (one: unknown) => compare(value, one) === 0;
  const isAlike = rankOf(comparable(value)) === rankOf(comparable(expected));
  if (operator === '==') return isSame(expected);
  if (operator === 'in') return (expected as unknown[]).some(isSame);
  if (operator === 'array-contains') return Array.isArray(value) && value.includes(expected);
  if (operator === '>=') return isAlike && compare(value, expected) >= 0;
  if (operator === '<') return isAlike && compare(value, expected) < 0;
  throw new Error(`A query by ${operator} is not known here.`);
};

class MemorySnapshot {
  constructor(
    readonly id: string,
    private readonly stored: StoredDocument | undefined,
  ) {}
  get exists(): boolean {
    return this.stored !== undefined;
  }
  get updateTime(): Timestamp | undefined {
    return this.stored?.version;
  }
  data(): Fields | undefined {
    return this.stored?.fields;
  }
  get(path: string): unknown {
    return valueAt(this.stored?.fields ?? {}, path);
  }
}

class MemoryDocument {
  constructor(
    readonly rows: Map<string, StoredDocument>,
    readonly id: string,
  ) {}
  async get(): Promise<MemorySnapshot> {
    return new MemorySnapshot(this.id, this.rows.get(this.id));
  }
}

interface QueryParts {
  readonly conditions: readonly Condition[];
  readonly orders: readonly (readonly [field: string, direction: string])[];
  readonly after?: MemorySnapshot | string;
  readonly limit?: number;
}

class MemoryQuery {
  constructor(
    readonly rows: Map<string, StoredDocument>,
    private readonly parts: QueryParts = { conditions: [], orders: [] },
  ) {}
  #with(more: Partial<QueryParts>): MemoryQuery {
    return new MemoryQuery(this.rows, { ...this.parts, ...more });
  }
  doc(id: string): MemoryDocument {
    return new MemoryDocument(this.rows, id);
  }
  where(field: string, operator: string, value: unknown): MemoryQuery {
    return this.#with({ conditions: [...this.parts.conditions, [field, operator, value]] });
  }
  orderBy(field: string, direction = 'asc'): MemoryQuery {
    return this.#with({ orders: [...this.parts.orders, [field, direction]] });
  }
  startAfter(after: MemorySnapshot | string): MemoryQuery {
    return this.#with({ after });
  }
  limit(limit: number): MemoryQuery {
    return this.#with({ limit });
  }
  /** Ignores the selection: all fields are returned. */
  select(): MemoryQuery {
    return this;
  }
  #found(): MemorySnapshot[] {
    const { conditions, orders, after, limit } = this.parts;
    const at = (row: MemorySnapshot, field: string) => (field === '__name__' ? row.id : row.get(field));
    const order = (a: MemorySnapshot, b: MemorySnapshot): number => {
      for (const [field, direction] of orders) {
        const difference = compare(at(a, field), at(b, field));
        if (difference !== 0) return direction === 'desc' ? -difference : difference;
      }
      return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
    };
    const rows = [...this.rows]
      .map(([id, one]) => new MemorySnapshot(id, one))
      .filter((row) => conditions.every((condition) => matchesCondition(at(row, condition[0]), condition)))
      .filter((row) => orders.every(([field]) => at(row, field) !== undefined))
      .sort(order);
    const rest =
      after === undefined
        ? rows
        : rows.filter((row) => (typeof after === 'string' ? row.id > after : order(row, after) > 0));
    return rest.slice(0, limit);
  }
  async get(): Promise<{ docs: MemorySnapshot[] }> {
    return { docs: this.#found() };
  }
  count() {
    return { get: async () => ({ data: () => ({ count: this.#found().length }) }) };
  }
}

type Precondition = { readonly lastUpdateTime?: Timestamp };
type Write = () => void;

/** Replaces Firestore by a store in memory, and the file store by one that discards files. */
export class MemoryStore {
  readonly #collections = new Map<string, Map<string, StoredDocument>>();
  #time = 0;

  #rows(name: string): Map<string, StoredDocument> {
    const rows = this.#collections.get(name) ?? new Map<string, StoredDocument>();
    this.#collections.set(name, rows);
    return rows;
  }

  /** Returns all documents by collection and id, with times as `Date`. */
  documents(): Record<string, Record<string, Fields>> {
    const plain = (value: unknown): unknown => {
      if (value instanceof Timestamp) return value.toDate();
      if (Array.isArray(value)) return value.map(plain);
      return isPlain(value)
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]))
        : value;
    };
    return Object.fromEntries(
      [...this.#collections]
        .filter(([, rows]) => rows.size > 0)
        .map(([name, rows]) => [
          name,
          // As documentsOf of stores.ts, without the time of the last write of a user.
          Object.fromEntries(
            [...rows].map(
              ([
                id,
                {
                  fields: { changedAt, ...fields },
                },
              ]) => [
                id,
                plain(
                  name === 'users' ? fields : { ...fields, ...(changedAt ? { changedAt } : {}) },
                ) as Fields,
              ],
            ),
          ),
        ]),
    );
  }

  #batch() {
    const checks: Write[] = [];
    const writes: ((version: Timestamp) => void)[] = [];
    const require = ({ rows, id }: MemoryDocument, { lastUpdateTime }: Precondition = {}, mustBe = false) => {
      checks.push(() => {
        const version = rows.get(id)?.version;
        if (mustBe && version === undefined) throw failure(codes.missing);
        if (lastUpdateTime !== undefined && version?.isEqual(lastUpdateTime) !== true)
          throw failure(codes.precondition);
      });
    };
    const put = ({ rows, id }: MemoryDocument, change: (before: Fields) => Fields) =>
      writes.push((version) => {
        const before = rows.get(id);
        const fields = change(before?.fields ?? {});
        // A write that changes nothing leaves the version unchanged.
        const isSame = before !== undefined && isDeepStrictEqual(before.fields, fields);
        rows.set(id, isSame ? before : { fields, version });
      });
    return {
      create(document: MemoryDocument, data: Fields) {
        checks.push(() => {
          if (document.rows.has(document.id)) throw failure(codes.exists);
        });
        put(document, () => toStored(data) as Fields);
      },
      set(document: MemoryDocument, data: Fields) {
        put(document, (before) => merge(before, data) as Fields);
      },
      update(document: MemoryDocument, data: Fields, precondition?: Precondition) {
        require(document, precondition, true);
        put(document, (before) => ({ ...before, ...(toStored(data, before) as Fields) }));
      },
      delete(document: MemoryDocument, precondition?: Precondition) {
        require(document, precondition);
        writes.push(() => document.rows.delete(document.id));
      },
      commit: async () => {
        for (const check of checks) check();
        this.#time += 1;
        const version = new Timestamp(this.#time, 0);
        for (const write of writes) write(version);
        return writes.map(() => ({ writeTime: version }));
      },
    };
  }

  /** Redirects all storage of this process to this store until `vi.restoreAllMocks()`. */
  async install(): Promise<void> {
    const database = await firestore();
    const replaceMethod = (method: 'collection' | 'batch' | 'getAll', of: unknown) =>
      vi.spyOn(database, method).mockImplementation(of as never);
    replaceMethod('collection', (name: string) => new MemoryQuery(this.#rows(name)));
    replaceMethod('batch', () => this.#batch());
    replaceMethod('getAll', async (...documents: unknown[]) =>
      Promise.all(documents.filter((one) => one instanceof MemoryDocument).map((one) => one.get())),
    );
    vi.spyOn(fileStore, 'save').mockResolvedValue();
    vi.spyOn(fileStore, 'remove').mockResolvedValue();
  }
}
