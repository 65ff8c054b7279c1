import { auth, firestore, storage } from '../../../functions/src/data/firebase.ts';

/** Reads of what is really stored, past the function, to prove what a request did and did not write. */

type Fields = Record<string, unknown>;

const isTimestamp = (value: unknown): value is { toDate(): Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value;

function plain(value: unknown): unknown {
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

/** All documents of a collection by id, with times as `Date`. */
export async function documentsOf(collection: string): Promise<Record<string, Fields>> {
  const { docs } = await (await firestore()).collection(collection).get();
  return Object.fromEntries(docs.map((document) => [document.id, plain(document.data()) as Fields]));
}

/** All documents of a collection, without their ids. */
export const valuesOf = async (collection: string): Promise<Fields[]> =>
  Object.values(await documentsOf(collection));

/** One document with times as `Date`; undefined when it is not there. */
export async function documentOf(collection: string, id: string): Promise<Fields | undefined> {
  const snapshot = await (await firestore()).collection(collection).doc(id).get();
  return snapshot.exists ? (plain(snapshot.data()) as Fields) : undefined;
}

/** As `documentOf`, for one that must be there. */
export async function storedDocument(collection: string, id: string): Promise<Fields> {
  const document = await documentOf(collection, id);
  if (document === undefined) throw new Error(`There is no ${collection}/${id}.`);
  return document;
}

/** Changes fields of a stored document behind the function's back. */
export async function changeDocument(collection: string, id: string, fields: Fields): Promise<void> {
  await (await firestore()).collection(collection).doc(id).update(fields);
}

/** All files by path, with their type, size and checksum. */
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

/** All Auth accounts by uid. */
export async function authAccountsStored(): Promise<Record<string, Fields>> {
  const { users } = await (await auth()).listUsers(1000);
  return Object.fromEntries(
    users.map(({ uid, email, emailVerified, displayName, disabled, customClaims, passwordHash }) => [
      uid,
      { email, emailVerified, displayName, disabled, customClaims, passwordHash },
    ]),
  );
}

/** Counters of attempts: also a refused request is counted. */
const countersOnly = 'limits';

/** All that is stored, each by its id or path. */
export interface Everything {
  readonly documents: Readonly<Record<string, Record<string, Fields>>>;
  readonly files: Record<string, Fields>;
  readonly accounts: Record<string, Fields>;
}

/**
 * All that is stored anywhere. Comparing it from before and after a request proves that it wrote nothing:
 * `expect(await everything()).toEqual(before)`.
 */
export async function everything(): Promise<Everything> {
  const collections = await (await firestore()).listCollections();
  const names = collections.map(({ id }) => id).filter((name) => name !== countersOnly);
  const [documents, files, accounts] = await Promise.all([
    Promise.all(names.map(async (name) => [name, await documentsOf(name)] as const)),
    storedFiles(),
    authAccountsStored(),
  ]);
  // A collection that lost its last document is the same as none.
  const filled = documents.filter(([, contents]) => Object.keys(contents).length > 0);
  return { documents: Object.fromEntries(filled), files, accounts };
}

/** The same without the audit, in which refused logins and limits that were reached stand too. */
export async function everythingButAudit(): Promise<Everything> {
  const { documents, ...others } = await everything();
  const { audit: _told, ...rest } = documents;
  return { documents: rest, ...others };
}
