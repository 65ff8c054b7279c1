import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { users } from '../../../functions/src/data/collections.ts';
import { auth, firestore, storage } from '../../../functions/src/data/firebase.ts';

/** Reads the stored data without the function, to check the writes of a request. */

type Fields = Record<string, unknown>;

const isTimestamp = (value: unknown): value is { toDate(): Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value;

function plain(value: unknown): unknown {
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

/** Omits the time of the last write of a user, which is different after every write. */
function toFields(document: DocumentSnapshot): Fields {
  const fields = plain(document.data()) as Fields;
  if (document.ref.parent.id === users.name) delete fields.changedAt;
  return fields;
}

/** Returns all documents of a collection by id, with times as `Date`. */
export async function documentsOf(collection: string): Promise<Record<string, Fields>> {
  const { docs } = await (await firestore()).collection(collection).get();
  return Object.fromEntries(docs.map((document) => [document.id, toFields(document)]));
}

export const valuesOf = async (collection: string): Promise<Fields[]> =>
  Object.values(await documentsOf(collection));

/** Returns one document with times as `Date`; undefined when it does not exist. */
export async function documentOf(collection: string, id: string): Promise<Fields | undefined> {
  const snapshot = await (await firestore()).collection(collection).doc(id).get();
  return snapshot.exists ? toFields(snapshot) : undefined;
}

/**
 * Returns one document with times as `Date`.
 *
 * @throws Error when it does not exist
 */
export async function storedDocument(collection: string, id: string): Promise<Fields> {
  const document = await documentOf(collection, id);
  if (document === undefined) throw new Error(`There is no ${collection}/${id}.`);
  return document;
}

/** Returns the id of a person's newest payment. */
export const paymentIdOf = async ({ id }: { readonly id: string }): Promise<string> =>
  String((await storedDocument('users', id)).paymentId);

/** Returns a person's newest payment. */
export const paymentOf = async (person: { readonly id: string }): Promise<Fields> =>
  storedDocument('payments', await paymentIdOf(person));

export const auditEntriesOf = async (action: string): Promise<Fields[]> =>
  (await valuesOf('audit')).filter((entry) => entry.action === action);

export const mailsOf = async (kind: string): Promise<Fields[]> =>
  (await valuesOf('outbox')).filter((mail) => mail.kind === kind);

/** Changes fields of a stored document without the function. */
export async function changeDocument(collection: string, id: string, fields: Fields): Promise<void> {
  const stamp = collection === users.name ? { changedAt: FieldValue.serverTimestamp() } : {};
  await (await firestore())
    .collection(collection)
    .doc(id)
    .update({ ...fields, ...stamp });
}

/** Returns all files by path, with their type, size and checksum. */
export async function storedFiles(): Promise<Record<string, Fields>> {
  const [files] = await (await storage()).bucket().getFiles();
  return Object.fromEntries(
    files.map(({ name, metadata }) => [
      name,
      { contentType: metadata.contentType, size: Number(metadata.size), md5: metadata.md5Hash },
    ]),
  );
}

export async function fileBytes(path: string): Promise<Buffer> {
  const [bytes] = await (await storage()).bucket().file(path).download();
  return bytes;
}

/** Returns all Auth accounts by uid. */
export async function authAccountsStored(): Promise<Record<string, Fields>> {
  const { users } = await (await auth()).listUsers(1000);
  return Object.fromEntries(
    users.map(({ uid, email, emailVerified, displayName, disabled, customClaims, passwordHash }) => [
      uid,
      { email, emailVerified, displayName, disabled, customClaims, passwordHash },
    ]),
  );
}

/** Collection of rate-limit counters, which also refused requests change. */
const limitCounters = 'limits';

export interface Everything {
  readonly documents: Readonly<Record<string, Record<string, Fields>>>;
  readonly files: Record<string, Fields>;
  readonly accounts: Record<string, Fields>;
}

/** Returns all documents by collection and id, except those of rate limits. */
export async function allDocuments(): Promise<Everything['documents']> {
  const collections = await (await firestore()).listCollections();
  const names = collections.map(({ id }) => id).filter((name) => name !== limitCounters);
  const documents = await Promise.all(names.map(async (name) => [name, await documentsOf(name)] as const));
  // A collection without documents is the same as a missing one.
  return Object.fromEntries(documents.filter(([, contents]) => Object.keys(contents).length > 0));
}

/**
 * Returns all stored data. Equal results before and after a request show that it wrote nothing: `expect(await
 * everything()).toEqual(before)`.
 */
export async function everything(): Promise<Everything> {
  const [documents, files, accounts] = await Promise.all([
    allDocuments(),
    storedFiles(),
    authAccountsStored(),
  ]);
  return { documents, files, accounts };
}

/**
 * Returns where one of these values is stored, in any letter case: 'collection: value'. Searches ids, all documents,
 * also those of rate limits, paths and metadata of files, and accounts.
 *
 * @param values in lower case
 */
export async function findValues(values: readonly string[]): Promise<string[]> {
  const [{ documents, accounts }, counters, [files]] = await Promise.all([
    everything(),
    documentsOf(limitCounters),
    (await storage()).bucket().getFiles(),
  ]);
  const metadata = files.map((file) => file.metadata);
  const places = Object.entries({ ...documents, [limitCounters]: counters, files: metadata, accounts });
  return places.flatMap(([place, contents]) => {
    const text = JSON.stringify(contents).toLowerCase();
    return values.filter((value) => text.includes(value)).map((value) => `${place}: ${value}`);
  });
}

/**
 * Returns all stored data except the audit log, which also has entries for refused logins and reached limits.
 */
export async function everythingButAudit(): Promise<Everything> {
  const { documents, ...others } = await everything();
  const { audit: _audit, ...rest } = documents;
  return { documents: rest, ...others };
}
