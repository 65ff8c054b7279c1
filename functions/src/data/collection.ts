import { ApiError } from 'contract/errors';
import type { DocumentReference } from 'firebase-admin/firestore';
import { countReads } from './context/read-counter.ts';
import { noteRead } from './context/read-tracker.ts';
import { firestore } from './firebase.ts';
import {
  buildQuery,
  createRows,
  type FieldOf,
  type ListSpec,
  maxQueryValues,
  openCollection,
  type Rows,
  runQuery,
  type Stored,
  toStored,
} from './queries.ts';

export interface Collection<T> extends Rows<T> {
  readonly name: string;
  get(id: string): Promise<Stored<T> | undefined>;
  /** @throws ApiError `not-found` */
  getOrThrow(id: string): Promise<Stored<T>>;
  select<K extends keyof T & string>(...fields: readonly K[]): Rows<T, Pick<T, K>, K>;
  /** Counts rows up to `limit` with the index of the query. */
  count(spec: ListSpec<T> & { readonly limit?: number }): Promise<number>;
  /** Sums a field, with an index of it and the equalities. */
  sum(
    field: FieldOf<T>,
    spec: Required<Pick<ListSpec<T>, 'where'>>,
  ): Promise<{ readonly count: number; readonly sum: number }>;
  /** Counts the ids from `first` to `last` in alphabetical order. Firestore bills one read for each 1,000. */
  countIds(first: string, last: string): Promise<number>;
  find(field: keyof T & string, value: string | boolean, limit: number): Promise<Stored<T>[]>;
  /**
   * Finds documents with one of these values, at most `limit` for each `maxQueryValues` of them. Dots address a nested
   * field.
   */
  findIn(field: string, values: readonly string[], limit: number): Promise<Stored<T>[]>;
  /** Finds documents with a time in `field` before `moment`, oldest first. */
  before(field: keyof T & string, moment: Date, limit: number): Promise<Stored<T>[]>;
  /** Like `before`, for documents with a text in `filled` and one of these values in another field. */
  filledBefore(
    field: keyof T & string,
    moment: Date,
    limit: number,
    filled: keyof T & string,
    one: readonly [field: keyof T & string, of: readonly string[]],
  ): Promise<Stored<T>[]>;
  /** Returns documents in the order of their ids, after the id `after`; null starts with the first. */
  byId(after: string | null, limit: number): Promise<Stored<T>[]>;
}

export function collection<T>(name: string): Collection<T> {
  return {
    name,
    async get(id) {
      const snapshot = await (await openCollection(name)).doc(id).get();
      countReads(1);
      return toStored<T>(snapshot);
    },
    async getOrThrow(id) {
      const document = await this.get(id);
      if (document === undefined) throw new ApiError('not-found');
      return document;
    },
    ...createRows<T, T, keyof T & string>(name),
    select: (...fields) => createRows(name, fields),
    async count(spec) {
      const query = await buildQuery(name, spec);
      const counted = spec.limit === undefined ? query : query.limit(spec.limit);
      const { count } = (await counted.count().get()).data();
      countReads(Math.max(1, Math.ceil(count / 1000)));
      return count;
    },
    async sum(field, { where }) {
      const query = await buildQuery(name, { where, orderBy: field });
      const { AggregateField } = await import('firebase-admin/firestore');
      const sums = { count: AggregateField.count(), sum: AggregateField.sum(field) };
      const { count, sum } = (await query.aggregate(sums).get()).data();
      countReads(Math.max(1, Math.ceil(count / 1000)));
      return { count, sum };
    },
    async countIds(first, last) {
      const documents = await openCollection(name);
      const between = documents.where('__name__', '>=', first).where('__name__', '<=', last);
      const { count } = (await between.count().get()).data();
      countReads(Math.max(1, Math.ceil(count / 1000)));
      return count;
    },
    async find(field, value, limit) {
      return runQuery((await openCollection(name)).where(field, '==', value).limit(limit));
    },
    async findIn(field, values, limit) {
      const documents = await openCollection(name);
      const parts = Array.from({ length: Math.ceil(values.length / maxQueryValues) }, (_, index) =>
        values.slice(index * maxQueryValues, (index + 1) * maxQueryValues),
      );
      const find = (some: readonly string[]) => runQuery<T>(documents.where(field, 'in', some).limit(limit));
      return (await Promise.all(parts.map(find))).flat();
    },
    async before(field, moment, limit) {
      const past = (await openCollection(name)).where(field, '<', moment);
      return runQuery(past.orderBy(field).limit(limit));
    },
    async filledBefore(field, moment, limit, filled, [other, values]) {
      const past = (await openCollection(name)).where(other, 'in', values).where(field, '<', moment);
      return runQuery(past.where(filled, '>', '').orderBy(field).orderBy(filled).limit(limit));
    },
    async byId(after, limit) {
      const query = (await openCollection(name)).orderBy('__name__').limit(limit);
      return runQuery(after === null ? query : query.startAfter(after));
    },
  };
}

export async function reference<T>(of: Collection<T>, id: string): Promise<DocumentReference> {
  return (await firestore()).collection(of.name).doc(id);
}

/** Reads one document of each of two collections in one round trip. */
export async function getBoth<A, B>(
  first: Collection<A>,
  firstId: string,
  second: Collection<B>,
  secondId: string,
): Promise<[Stored<A> | undefined, Stored<B> | undefined]> {
  const database = await firestore();
  noteRead(first.name);
  noteRead(second.name);
  const snapshots = await database.getAll(
    database.collection(first.name).doc(firstId),
    database.collection(second.name).doc(secondId),
  );
  countReads(2);
  const [a, b] = snapshots;
  return [a && toStored<A>(a), b && toStored<B>(b)];
}
