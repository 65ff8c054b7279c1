import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { storage } from '../../../../functions/src/data/firebase.ts';
import { markPeopleReplaced } from '../../../../functions/src/data/people/people-changes.ts';
import { emulatorStores, suite } from '../emulators.ts';
import { inProcessTransport, type Transport } from '../transports.ts';
import { answerAuthRequest, clearAuth, installAuth } from './auth.ts';
import { MemoryBucket } from './bucket.ts';
import { MemoryFirestore } from './firestore.ts';

/**
 * Runs API tests without emulators: the stores are in memory, and requests to Hosting reach the function in this
 * process. Importing this module installs both once for all test files of a process.
 */

const advice = 'This test needs the emulators: give it the tag `emulators` (tests/support/README.md).';

interface Rewrite {
  readonly source?: string;
  readonly regex?: string;
  readonly function?: object;
}

const { hosting } = JSON.parse(
  readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8'),
) as { hosting: { rewrites: Rewrite[] } };

const toPattern = ({ source, regex }: Rewrite): RegExp =>
  new RegExp(
    regex ??
      `^${source?.replace(/[.]/g, '\\$&').replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'))}$`,
  );

/** Paths that Hosting sends to the function. */
const functionPaths = hosting.rewrites.filter((rewrite) => rewrite.function !== undefined).map(toPattern);

let callFunction: Transport | undefined;

async function answerAsHosting(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!functionPaths.some((path) => path.test(pathname)))
    throw new Error(`Hosting serves ${pathname}. ${advice}`);
  // As on the local suite, where no proxy names the address of the caller.
  callFunction ??= inProcessTransport({ peer: 'unknown' });
  return callFunction(request);
}

const refuse = async (request: Request): Promise<Response> => {
  throw new Error(`${request.url}: ${advice}`);
};

const servers: ReadonlyMap<string, Transport> = new Map([
  [new URL(suite.baseUrl).host, answerAsHosting],
  [suite.authHost, answerAuthRequest],
  [suite.firestoreHost, refuse],
  [suite.storageHost, refuse],
]);

const realFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const server = servers.get(new URL(request.url).host);
  return server === undefined ? realFetch(input, init) : server(request);
};

const { connect } = Socket.prototype;
Socket.prototype.connect = function (this: Socket, ...args: Parameters<typeof connect>) {
  const [options] = [args[0]].flat() as unknown[] as { host?: string; port?: number }[];
  if (servers.has(`${options?.host}:${options?.port}`)) throw new Error(advice);
  return connect.apply(this, args);
} as typeof connect;

const { prepareStackTrace } = Error;
/** The SDK reads the stack of an error without message in each call, and mapping it to sources takes long. */
if (prepareStackTrace !== undefined)
  Error.prepareStackTrace = (error, sites) => (error.message === '' ? '' : prepareStackTrace(error, sites));

const firestoreInMemory = new MemoryFirestore();
const client = await storage();
const bucket = new MemoryBucket(client.bucket().name);
client.bucket = (() => bucket) as never;
await Promise.all([firestoreInMemory.install(), installAuth()]);

Object.assign(emulatorStores, {
  async reset() {
    // A test may have provided other pages for the function.
    callFunction = undefined;
    firestoreInMemory.clear();
    bucket.clear();
    clearAuth();
    await markPeopleReplaced();
  },
  putFile: (path: string, contentType: string, bytes: Uint8Array) =>
    bucket.file(path).save(bytes, { contentType }),
} satisfies typeof emulatorStores);
