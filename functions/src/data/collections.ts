import { ApiError } from 'contract/errors';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { firestore } from './firebase.ts';
import { countReads } from './read-counter.ts';
import type {
  AdminTotals,
  AuditRecord,
  BlogRecord,
  ContentTotals,
  EventRecord,
  IntentRecord,
  JobCursorRecord,
  JournalRecord,
  LimitRecord,
  MemberMonths,
  MemberNumberRecord,
  MemberTotals,
  MessageRecord,
  MessageTotals,
  OutboxRecord,
  PaymentRecord,
  ProductRecord,
  RevokedCardsRecord,
  SessionsRecord,
  SiteContentRecord,
  SiteContentVersionRecord,
  UserRecord,
  UsualWaitRecord,
} from './records.ts';

/** A document as it was read. `version` makes a later write fail if somebody wrote in between. */
export interface Stored<T> {
  readonly id: string;
  readonly data: T;
  readonly version: Timestamp;
}

/** A bounded, ordered query; composite ones have their entry in firestore.indexes.json. */
export interface QuerySpec<T> {
  readonly where?: readonly (readonly [field: keyof T & string, value: string | boolean])[];
  /** Only rows whose list in this field holds the value. */
  readonly contains?: readonly [field: keyof T & string, value: string] | undefined;
  readonly orderBy: keyof T & string;
  /** Only rows whose `orderBy` holds this moment or a later one. */
  readonly from?: Date | undefined;
  /** Only rows whose `orderBy` holds an earlier moment. */
  readonly before?: Date | undefined;
  readonly direction?: 'asc' | 'desc';
  readonly limit: number;
  /** Rows to skip; each is billed as a read, so `after` is preferred. */
  readonly offset?: number;
  /** Id of the row to start behind (one more read). One that is not in the list falls back to the offset. */
  readonly after?: string | undefined;
  /** Without an offset to fall back to: a row to start behind that is gone is `not-found`. */
  readonly afterOnly?: true;
}

export interface Collection<T> {
  readonly name: string;
  get(id: string): Promise<Stored<T> | undefined>;
  query(spec: QuerySpec<T>): Promise<Stored<T>[]>;
  /** How many there are, counted up to `limit`, by the index of the same query. Firestore bills one read for each 1,000 that it counts. */
  count(spec: Omit<QuerySpec<T>, 'offset' | 'after'>): Promise<number>;
  /** The first `limit` rows in batches, so that few are in memory at once; a read for each row. */
  inBatches(spec: Omit<QuerySpec<T>, 'offset' | 'after'>, size: number): AsyncGenerator<Stored<T>[]>;
  /** All documents whose field holds this value, at most `limit`. */
  find(field: keyof T & string, value: string | boolean, limit: number): Promise<Stored<T>[]>;
  /** All documents whose list in `field` holds any of these (at most 30), at most `limit` of them. */
  findAny(field: keyof T & string, values: readonly string[], limit: number): Promise<Stored<T>[]>;
  /** All documents whose field (with dots for one within) holds one of these (at most 30), at most `limit`. */
  findIn(field: string, values: readonly string[], limit: number): Promise<Stored<T>[]>;
  /** Those of these documents that are there; a read for each that is asked for. */
  getMany(ids: readonly string[]): Promise<Stored<T>[]>;
  /** All with a time in `field` before `moment`, oldest first; with `filled` only those with text in that field. */
  before(
    field: keyof T & string,
    moment: Date,
    limit: number,
    filled?: keyof T & string,
  ): Promise<Stored<T>[]>;
  /** In the order of their ids, behind `after`; null begins with the first. */
  byId(after: string | null, limit: number): Promise<Stored<T>[]>;
}

const isTimestamp = (value: unknown): value is Timestamp =>
  typeof value === 'object' && value !== null && typeof (value as Timestamp).toDate === 'function';

function withDates(value: unknown): unknown {
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}

function stored<T>(snapshot: DocumentSnapshot): Stored<T> | undefined {
  const { updateTime } = snapshot;
  if (!snapshot.exists || updateTime === undefined) return undefined;
  return { id: snapshot.id, data: withDates(snapshot.data()) as T, version: updateTime };
}

const present = <T>(documents: (Stored<T> | undefined)[]): Stored<T>[] =>
  documents.filter((document) => document !== undefined);

/** What narrows a query, apart from where its page begins and ends. */
type ListSpec<T> = Omit<QuerySpec<T>, 'limit' | 'offset' | 'after' | 'afterOnly'>;

async function ordered<T>(name: string, spec: ListSpec<T>): Promise<Query<DocumentData>> {
  const { where = [], contains, orderBy, from, before, direction = 'asc' } = spec;
  let query: Query<DocumentData> = (await firestore()).collection(name);
  if (contains !== undefined) query = query.where(contains[0], 'array-contains', contains[1]);
  for (const [field, value] of where) query = query.where(field, '==', value);
  if (from !== undefined) query = query.where(orderBy, '>=', from);
  if (before !== undefined) query = query.where(orderBy, '<', before);
  return query.orderBy(orderBy, direction).orderBy('__name__', direction);
}

/** Whether a row is one of those that the filter lets through. */
const passes = <T>(row: DocumentSnapshot, { where = [], contains }: ListSpec<T>): boolean =>
  where.every(([field, value]) => row.get(field) === value) &&
  (contains === undefined || row.get(contains[0])?.includes(contains[1]) === true);

async function run<T>(query: Query<DocumentData>): Promise<Stored<T>[]> {
  const { docs } = await query.get();
  countReads(Math.max(1, docs.length));
  return present(docs.map((document) => stored<T>(document)));
}

async function pageOf<T>(name: string, spec: QuerySpec<T>): Promise<Stored<T>[]> {
  const query = (await ordered(name, spec)).limit(spec.limit);
  if (spec.after !== undefined) {
    const cursor = await (await firestore()).collection(name).doc(spec.after).get();
    countReads(1);
    // A row that has left the list meanwhile may have another place in the order by now.
    if (cursor.exists && passes(cursor, spec)) return run(query.startAfter(cursor));
    if (spec.afterOnly) throw new ApiError('not-found');
  }
  const offset = spec.offset ?? 0;
  if (offset === 0) return run(query);
  countReads(offset);
  return run(query.offset(offset));
}

async function manyOf<T>(name: string, ids: readonly string[]): Promise<Stored<T>[]> {
  if (ids.length === 0) return [];
  const database = await firestore();
  const snapshots = await database.getAll(...ids.map((id) => database.collection(name).doc(id)));
  countReads(ids.length);
  return present(snapshots.map((snapshot) => stored<T>(snapshot)));
}

async function* batchesOf<T>(
  name: string,
  spec: Omit<QuerySpec<T>, 'offset' | 'after'>,
  size: number,
): AsyncGenerator<Stored<T>[]> {
  const query = await ordered(name, spec);
  let next = query;
  for (let left = spec.limit; left > 0; left -= size) {
    const wanted = Math.min(size, left);
    const { docs } = await next.limit(wanted).get();
    countReads(Math.max(1, docs.length));
    yield present(docs.map((document) => stored<T>(document)));
    const last = docs.at(-1);
    if (last === undefined || docs.length < wanted) return;
    next = query.startAfter(last);
  }
}

function collection<T>(name: string): Collection<T> {
  return {
    name,
    async get(id) {
      const snapshot = await (await firestore()).collection(name).doc(id).get();
      countReads(1);
      return stored<T>(snapshot);
    },
    query: (spec) => pageOf<T>(name, spec),
    async count(spec) {
      const { count } = (await (await ordered(name, spec)).limit(spec.limit).count().get()).data();
      countReads(Math.max(1, Math.ceil(count / 1000)));
      return count;
    },
    inBatches: (spec, size) => batchesOf<T>(name, spec, size),
    async find(field, value, limit) {
      return run((await firestore()).collection(name).where(field, '==', value).limit(limit));
    },
    async findAny(field, values, limit) {
      const all: Query<DocumentData> = (await firestore()).collection(name);
      return run(all.where(field, 'array-contains-any', values).limit(limit));
    },
    async findIn(field, values, limit) {
      return run((await firestore()).collection(name).where(field, 'in', values).limit(limit));
    },
    getMany: (ids) => manyOf<T>(name, ids),
    async before(field, moment, limit, filled) {
      const past = (await firestore()).collection(name).where(field, '<', moment);
      if (filled === undefined) return run(past.orderBy(field).limit(limit));
      return run(past.where(filled, '>', '').orderBy(field).orderBy(filled).limit(limit));
    },
    async byId(after, limit) {
      const all = (await firestore()).collection(name).orderBy('__name__').limit(limit);
      return run(after === null ? all : all.startAfter(after));
    },
  };
}

export const users = collection<UserRecord>('users');
export const payments = collection<PaymentRecord>('payments');
export const sessions = collection<SessionsRecord>('sessions');
export const audit = collection<AuditRecord>('audit');
export const outbox = collection<OutboxRecord>('outbox');
export const intents = collection<IntentRecord>('intents');
export const rateLimits = collection<LimitRecord>('limits');
export const jobCursors = collection<JobCursorRecord>('jobs');
export const revokedCards = collection<RevokedCardsRecord>('revokedCards');
export const memberNumbers = collection<MemberNumberRecord>('memberNumbers');
export const blogs = collection<BlogRecord>('blogs');
export const events = collection<EventRecord>('events');
export const journals = collection<JournalRecord>('journals');
export const products = collection<ProductRecord>('products');
export const siteContents = collection<SiteContentRecord>('siteContent');
export const siteContentVersions = collection<SiteContentVersionRecord>('siteContentVersions');
export const contactMessages = collection<MessageRecord>('messages');
export const memberTotals = collection<MemberTotals>('totals');
export const memberMonths = collection<MemberMonths>('totals');
export const adminTotals = collection<AdminTotals>('totals');
export const contentTotals = collection<ContentTotals>('totals');
export const messageTotals = collection<MessageTotals>('totals');
export const usualWaits = collection<UsualWaitRecord>('totals');

/** Ids of the counter documents in `totals`. */
export const totalsIds = {
  members: 'members',
  memberMonths: 'memberMonths',
  admins: 'admins',
  content: 'content',
  messages: 'messages',
  usualWait: 'usualWait',
} as const;

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
  return [a && stored<A>(a), b && stored<B>(b)];
}
