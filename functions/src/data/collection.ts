import type { DocumentReference } from 'firebase-admin/firestore';
import { firestore } from './firebase.ts';
import { buildQuery, type ListSpec, type Rows, rowsOf, runQuery, type Stored, storedOf } from './queries.ts';
import { countReads } from './read-counter.ts';

export interface Collection<T> extends Rows<T> {
  readonly name: string;
  get(id: string): Promise<Stored<T> | undefined>;
  /** Queries that fetch these fields alone, whose rows have no others: lists ask for what they show. */
  only<K extends keyof T & string>(...fields: readonly K[]): Rows<T, Pick<T, K>>;
  /** How many there are, counted up to `limit` if there is one, by the index of the same query. Firestore bills one read for each 1,000 that it counts. */
  count(spec: ListSpec<T> & { readonly limit?: number }): Promise<number>;
  /**
   * What the numbers in a field come to, of those that have one and pass the equalities, by an index of these and the
   * field. Firestore bills one read for each 1,000.
   */
  sum(
    field: keyof T & string,
    spec: Required<Pick<ListSpec<T>, 'where'>>,
  ): Promise<{ readonly count: number; readonly sum: number }>;
  /** How many have an id from `first` to `last`, in the order of letters. Firestore bills one read for each 1,000. */
  countIds(first: string, last: string): Promise<number>;
  /** All documents whose field holds this value, at most `limit`. */
  find(field: keyof T & string, value: string | boolean, limit: number): Promise<Stored<T>[]>;
  /** All documents whose field (with dots for one within) holds one of these (at most 30), at most `limit`. */
  findIn(field: string, values: readonly string[], limit: number): Promise<Stored<T>[]>;
  /** All with a time in `field` before `moment`, oldest first. */
  before(field: keyof T & string, moment: Date, limit: number): Promise<Stored<T>[]>;
  /** The same of those with text in `filled`, and one of these values in another field. */
  filledBefore(
    field: keyof T & string,
    moment: Date,
    limit: number,
    filled: keyof T & string,
    one: readonly [field: keyof T & string, of: readonly string[]],
  ): Promise<Stored<T>[]>;
  /** In the order of their ids, behind `after`; null begins with the first. */
  byId(after: string | null, limit: number): Promise<Stored<T>[]>;
}

export function collection<T>(name: string): Collection<T> {
  return {
    name,
    async get(id) {
      const snapshot = await (await firestore()).collection(name).doc(id).get();
      countReads(1);
      return storedOf<T>(snapshot);
    },
    ...rowsOf<T, T>(name),
    only: (...fields) => rowsOf(name, fields),
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
      const documents = (await firestore()).collection(name);
      const between = documents.where('__name__', '>=', first).where('__name__', '<=', last);
      const { count } = (await between.count().get()).data();
      countReads(Math.max(1, Math.ceil(count / 1000)));
      return count;
    },
    async find(field, value, limit) {
      return runQuery((await firestore()).collection(name).where(field, '==', value).limit(limit));
    },
    async findIn(field, values, limit) {
      return runQuery((await firestore()).collection(name).where(field, 'in', values).limit(limit));
    },
    async before(field, moment, limit) {
      const past = (await firestore()).collection(name).where(field, '<', moment);
      return runQuery(past.orderBy(field).limit(limit));
    },
    async filledBefore(field, moment, limit, filled, [other, values]) {
      const past = (await firestore()).collection(name).where(other, 'in', values).where(field, '<', moment);
      return runQuery(past.where(filled, '>', '').orderBy(field).orderBy(filled).limit(limit));
    },
    async byId(after, limit) {
      const query = (await firestore()).collection(name).orderBy('__name__').limit(limit);
      return runQuery(after === null ? query : query.startAfter(after));
    },
  };
}

export async function reference<T>(of: Collection<T>, id: string): Promise<DocumentReference> {
  return (await firestore()).collection(of.name).doc(id);
}

/** Reads one document of each of two collections in a single round trip. */
export async function getBoth<A, B>(
  first: Collection<A>,
  firstId: string,
  second: Collection<B>,
  secondId: string,
): Promise<[Stored<A> | undefined, Stored<B> | undefined]> {
  const database = await firestore();
  const snapshots = await database.getAll(
    database.collection(first.name).doc(firstId),
    database.collection(second.name).doc(secondId),
  );
  countReads(2);
  const [a, b] = snapshots;
  return [a && storedOf<A>(a), b && storedOf<B>(b)];
}
