import { isDeepStrictEqual } from 'node:util';
import { type FieldValue, Timestamp } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { fileStore } from '../../../functions/src/data/file-store.ts';
import { firestore } from '../../../functions/src/data/firebase.ts';

/**
 * As much of Firestore as the code of money asks for, in this process: thousands of small worlds can live and die in the
 * time that an emulator takes for some. That it answers alike is proved where the same worlds are lived through in both
 * (tests/storm/statement-worlds.test.ts). What it does not know it refuses.
 */
type Fields = Record<string, unknown>;

interface Kept {
  readonly fields: Fields;
  readonly version: Timestamp;
}

type Condition = readonly [field: string, operator: string, value: unknown];

/** gRPC, as the real one fails. */
const codes = { missing: 5, exists: 6, precondition: 9 } as const;

const failure = (code: number): Error => Object.assign(new Error(`gRPC ${code}`), { code });

const isIncrement = (value: unknown): value is FieldValue & { operand: number } =>
  typeof value === 'object' && value?.constructor.name === 'NumericIncrementTransform';

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** As it is read back, and apart from what was given; numbers count on what was there. */
function kept(value: unknown, before?: unknown): unknown {
  if (isIncrement(value)) return (typeof before === 'number' ? before : 0) + value.operand;
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map((one) => kept(one));
  if (value === undefined) throw new Error('Firestore takes no undefined.');
  if (!isPlain(value)) return value;
  const inner = isPlain(before) ? before : {};
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, kept(one, inner[name])]));
}

/** What a merge leaves: fields of maps by themselves, a map that is empty in the place of what was there. */
function merged(before: unknown, value: unknown): unknown {
  if (!isPlain(value) || Object.keys(value).length === 0) return kept(value, before);
  const result: Fields = isPlain(before) ? { ...before } : {};
  for (const [name, one] of Object.entries(value)) result[name] = merged(result[name], one);
  return result;
}

const valueAt = (fields: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isPlain(value) ? value[name] : undefined), fields);

/** In Firestore's order of types, as far as they come. */
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

const holds = (value: unknown, [, operator, wanted]: Condition): boolean => {
  if (value === undefined) return false;
  const isSame = (one: unknown) => compare(value, one) === 0;
  const isAlike = rankOf(comparable(value)) === rankOf(comparable(wanted));
  if (operator === '==') return isSame(wanted);
  if (operator === 'in') return (wanted as unknown[]).some(isSame);
  if (operator === 'array-contains') return Array.isArray(value) && value.includes(wanted);
  if (operator === '>=') return isAlike && compare(value, wanted) >= 0;
  if (operator === '<') return isAlike && compare(value, wanted) < 0;
  throw new Error(`A query by ${operator} is not known here.`);
};

class MemorySnapshot {
  constructor(
    readonly id: string,
    private readonly kept: Kept | undefined,
  ) {}
  get exists(): boolean {
    return this.kept !== undefined;
  }
  get updateTime(): Timestamp | undefined {
    return this.kept?.version;
  }
  data(): Fields | undefined {
    return this.kept?.fields;
  }
  get(path: string): unknown {
    return valueAt(this.kept?.fields ?? {}, path);
  }
}

class MemoryDocument {
  constructor(
    readonly rows: Map<string, Kept>,
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
  readonly most?: number;
}

class MemoryQuery {
  constructor(
    readonly rows: Map<string, Kept>,
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
  limit(most: number): MemoryQuery {
    return this.#with({ most });
  }
  /** Whoever asks for some fields reads no others; all of them do no harm. */
  select(): MemoryQuery {
    return this;
  }
  #found(): MemorySnapshot[] {
    const { conditions, orders, after, most } = this.parts;
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
      .filter((row) => conditions.every((condition) => holds(at(row, condition[0]), condition)))
      .filter((row) => orders.every(([field]) => at(row, field) !== undefined))
      .sort(order);
    const behind =
      after === undefined
        ? rows
        : rows.filter((row) => (typeof after === 'string' ? row.id > after : order(row, after) > 0));
    return behind.slice(0, most);
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

/** A store in memory in the place of Firestore, and of the files, which are forgotten. */
export class MemoryStore {
  readonly #collections = new Map<string, Map<string, Kept>>();
  #time = 0;

  #rows(name: string): Map<string, Kept> {
    const rows = this.#collections.get(name) ?? new Map<string, Kept>();
    this.#collections.set(name, rows);
    return rows;
  }

  /** All documents by collection and id, with times as `Date`. */
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
          Object.fromEntries([...rows].map(([id, { fields }]) => [id, plain(fields) as Fields])),
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
        // What changes nothing leaves the version as it was.
        const isSame = before !== undefined && isDeepStrictEqual(before.fields, fields);
        rows.set(id, isSame ? before : { fields, version });
      });
    return {
      create(document: MemoryDocument, data: Fields) {
        checks.push(() => {
          if (document.rows.has(document.id)) throw failure(codes.exists);
        });
        put(document, () => kept(data) as Fields);
      },
      set(document: MemoryDocument, data: Fields) {
        put(document, (before) => merged(before, data) as Fields);
      },
      update(document: MemoryDocument, data: Fields, precondition?: Precondition) {
        require(document, precondition, true);
        put(document, (before) => ({ ...before, ...(kept(data, before) as Fields) }));
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

  /** Has all that this process stores go here, until `vi.restoreAllMocks()`. */
  async takeOver(): Promise<void> {
    const database = await firestore();
    const stand = (method: 'collection' | 'batch' | 'getAll', of: unknown) =>
      vi.spyOn(database, method).mockImplementation(of as never);
    stand('collection', (name: string) => new MemoryQuery(this.#rows(name)));
    stand('batch', () => this.#batch());
    stand('getAll', async (...asked: unknown[]) =>
      Promise.all(asked.filter((one) => one instanceof MemoryDocument).map((one) => one.get())),
    );
    vi.spyOn(fileStore, 'save').mockResolvedValue();
    vi.spyOn(fileStore, 'remove').mockResolvedValue();
  }
}
