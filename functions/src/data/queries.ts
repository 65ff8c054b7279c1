import type {
  CollectionReference,
  DocumentData,
  DocumentSnapshot,
  Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { countReads } from './context/read-counter.ts';
import { noteRead } from './context/read-tracker.ts';
import { firestore } from './firebase.ts';

/** A document as it was read. Writes with its `version` fail if the document changed in between. */
export interface Stored<T> {
  readonly id: string;
  readonly data: T;
  readonly version: Timestamp;
}

/** A field; dots address a nested one. */
export type FieldOf<T> = NestedIn<keyof T & string>;
type NestedIn<K extends string> = K | `${K}.${string}`;

/** Values with which a query compares a field at most (Firestore). */
export const maxQueryValues = 30;

/** A bounded, ordered query. Composite queries have their index in firestore.indexes.json. */
export interface QuerySpec<T> {
  readonly where?: readonly (readonly [field: FieldOf<T>, value: string | boolean | null])[];
  /** Selects rows whose list in the field has one of at most `maxQueryValues` values, in all pairs with `oneOf`. */
  readonly contains?: readonly [field: keyof T & string, value: string | readonly string[]] | undefined;
  /** Selects rows with one of at most `maxQueryValues` values. */
  readonly oneOf?: readonly [field: FieldOf<T>, values: readonly string[]] | undefined;
  readonly orderBy: FieldOf<T>;
  /** Selects rows whose `orderBy` field is at least this time, text or number. */
  readonly from?: Date | string | number | undefined;
  /** Selects rows whose `orderBy` field is less than this time, text or number. */
  readonly before?: Date | string | number | undefined;
  /** Selects rows with an earlier time in this field, which is the second order of the list. */
  readonly until?: readonly [field: keyof T & string, time: Date] | undefined;
  /** Selects rows after this value and id in the order of the list, whether or not such a row exists. */
  readonly position?: readonly [value: Date, id: string] | undefined;
  readonly direction?: 'asc' | 'desc';
  readonly limit: number;
  /** Rows to skip. Each is billed as a read, so prefer `startAfter`. */
  readonly offset?: number;
}

const isTimestamp = (value: unknown): value is Timestamp =>
  typeof value === 'object' && value !== null && typeof (value as Timestamp).toDate === 'function';

function withDates(value: unknown): unknown {
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}

export function toStored<T>(snapshot: DocumentSnapshot): Stored<T> | undefined {
  const { updateTime } = snapshot;
  if (!snapshot.exists || updateTime === undefined) return undefined;
  return { id: snapshot.id, data: withDates(snapshot.data()) as T, version: updateTime };
}

const withoutMissing = <T>(documents: (Stored<T> | undefined)[]): Stored<T>[] =>
  documents.filter((document) => document !== undefined);

/** Filter and order of a query, without the bounds of a page. */
export type ListSpec<T> = Omit<QuerySpec<T>, 'limit' | 'offset'>;

/** Query of batches. Each batch starts after the last row, so its order needs one of the selected fields. */
interface BatchSpec<T, K extends string> extends Omit<QuerySpec<T>, 'offset'> {
  readonly orderBy: FieldOf<T> & NestedIn<K>;
}

/** Queries of a collection of `T` that return the fields `K` as `R`. */
export interface Rows<T, R = T, K extends keyof T & string = keyof T & string> {
  query(spec: QuerySpec<T>): Promise<Stored<R>[]>;
  /** Returns the rows after `id`, or undefined when it left the list. */
  startAfter(id: string, spec: Omit<QuerySpec<T>, 'offset'>): Promise<Stored<R>[] | undefined>;
  /** Yields the first `limit` rows in batches, to bound memory. */
  inBatches(spec: BatchSpec<T, K>, size: number): AsyncGenerator<Stored<R>[]>;
  /** Returns those of these documents that exist. */
  getMany(ids: readonly string[]): Promise<Stored<R>[]>;
  /** Finds documents whose list in `field` contains any of these values (at most 30), at most `limit`. */
  findAny(field: keyof T & string, values: readonly string[], limit: number): Promise<Stored<R>[]>;
}

/** Row type of a query: `RowOf<typeof names>` after `const names = users.select('name')`. */
export type RowOf<Q> = Q extends { query(spec: never): Promise<(infer R)[]> } ? R : never;

/** Creates the queries of a collection with the selected fields; undefined selects all. */
export function createRows<T, R, K extends keyof T & string>(
  name: string,
  fields?: readonly K[],
): Rows<T, R, K> {
  const withFields = (query: Query<DocumentData>) => (fields === undefined ? query : query.select(...fields));
  const build = async (spec: ListSpec<T>) => withFields(await buildQuery(name, spec));
  return {
    async query(spec) {
      const offset = spec.offset ?? 0;
      const page = (await build(spec)).limit(spec.limit);
      countReads(offset);
      return runQuery<R>(offset === 0 ? page : page.offset(offset));
    },
    async startAfter(id, spec) {
      const [query, row] = await Promise.all([build(spec), readOrderFields(name, id, spec)]);
      // A row that left the list meanwhile may have another position in the order.
      if (!row.exists || !matchesFilter(row, spec)) return undefined;
      return runQuery<R>(query.startAfter(row).limit(spec.limit));
    },
    async *inBatches(spec, size) {
      const query = await build(spec);
      let next = query;
      for (let remaining = spec.limit; remaining > 0; remaining -= size) {
        const count = Math.min(size, remaining);
        const { docs } = await next.limit(count).get();
        countReads(Math.max(1, docs.length));
        yield withoutMissing(docs.map((document) => toStored<R>(document)));
        const last = docs.at(-1);
        if (last === undefined || docs.length < count) return;
        next = query.startAfter(last);
      }
    },
    getMany: (ids) => readMany<R>(name, ids, fields),
    async findAny(field, values, limit) {
      const query = (await openCollection(name)).where(field, 'array-contains-any', values);
      return runQuery<R>(withFields(query).limit(limit));
    },
  };
}

async function readOrderFields<T>(
  name: string,
  id: string,
  { where = [], contains, orderBy, until }: ListSpec<T>,
): Promise<DocumentSnapshot> {
  const database = await firestore();
  const fieldMask = [
    ...where.map(([field]) => field),
    ...(contains === undefined ? [] : [contains[0]]),
    ...(until === undefined ? [] : [until[0]]),
    orderBy,
  ];
  noteRead(name);
  const [row] = await database.getAll(database.collection(name).doc(id), { fieldMask });
  countReads(1);
  return row as DocumentSnapshot;
}

/** Returns a collection to read from. */
export async function openCollection(name: string): Promise<CollectionReference> {
  noteRead(name);
  return (await firestore()).collection(name);
}

export async function buildQuery<T>(name: string, spec: ListSpec<T>): Promise<Query<DocumentData>> {
  const { where = [], contains, oneOf, orderBy, from, before, until, position, direction = 'asc' } = spec;
  let query: Query<DocumentData> = await openCollection(name);
  if (oneOf !== undefined) query = query.where(oneOf[0], 'in', oneOf[1]);
  if (contains !== undefined) {
    const [field, value] = contains;
    query = query.where(field, typeof value === 'string' ? 'array-contains' : 'array-contains-any', value);
  }
  for (const [field, value] of where) query = query.where(field, '==', value);
  if (from !== undefined) query = query.where(orderBy, '>=', from);
  if (before !== undefined) query = query.where(orderBy, '<', before);
  query = query.orderBy(orderBy, direction);
  if (until !== undefined) {
    query = query.where(until[0], '<', until[1]);
    if (until[0] !== orderBy) query = query.orderBy(until[0], direction);
  }
  query = query.orderBy('__name__', direction);
  return position === undefined ? query : query.startAfter(...position);
}

const matchesFilter = <T>(row: DocumentSnapshot, { where = [], contains, ...spec }: ListSpec<T>): boolean =>
  where.every(([field, value]) => row.get(field) === value) &&
  (contains === undefined || [contains[1]].flat().some((value) => row.get(contains[0])?.includes(value))) &&
  isBetween(row, spec) &&
  (spec.until === undefined || isBetween(row, { orderBy: spec.until[0], before: spec.until[1] }));

type Range<T> = Pick<ListSpec<T>, 'orderBy' | 'from' | 'before'>;

function isBetween<T>(row: DocumentSnapshot, { orderBy, from, before }: Range<T>): boolean {
  if (from === undefined && before === undefined) return true;
  const value: unknown = row.get(orderBy);
  const at = isTimestamp(value) ? value.toDate() : value;
  if (!(at instanceof Date) && typeof at !== 'string' && typeof at !== 'number') return false;
  return (from === undefined || at >= from) && (before === undefined || at < before);
}

export async function runQuery<T>(query: Query<DocumentData>): Promise<Stored<T>[]> {
  const { docs } = await query.get();
  countReads(Math.max(1, docs.length));
  return withoutMissing(docs.map((document) => toStored<T>(document)));
}

async function readMany<T>(
  name: string,
  ids: readonly string[],
  fields?: readonly string[],
): Promise<Stored<T>[]> {
  if (ids.length === 0) return [];
  const database = await firestore();
  noteRead(name);
  const documents = ids.map((id) => database.collection(name).doc(id));
  const snapshots = await (fields === undefined
    ? database.getAll(...documents)
    : database.getAll(...documents, { fieldMask: [...fields] }));
  countReads(ids.length);
  return withoutMissing(snapshots.map((snapshot) => toStored<T>(snapshot)));
}
