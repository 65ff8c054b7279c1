import type { Duplex } from 'node:stream';
import { fileStore } from '../../../functions/src/data/file-store.ts';
import { firestore } from '../../../functions/src/data/firebase.ts';
import { addUsage, noUsage, subtractUsage, type Usage } from './prices.ts';
import { type ProtocolFields, storedBytesOf } from './stored-bytes.ts';

interface Write {
  readonly update?: { readonly name: string; readonly fields?: ProtocolFields };
  readonly updateMask?: unknown;
  readonly delete?: string;
  readonly currentDocument?: { readonly exists?: boolean };
}

/** The two methods through which the SDK sends everything to Firestore. */
interface Wire {
  request(
    method: string,
    request: { readonly writes?: readonly Write[] },
    ...rest: unknown[]
  ): Promise<unknown>;
  requestStream(method: string, ...rest: unknown[]): Promise<Duplex>;
}

let total: Usage = noUsage;
const add = (usage: Partial<Usage>): void => {
  total = addUsage(total, { ...noUsage, ...usage });
};

/** A new document has all of its bytes; a changed one keeps its size. */
const createdBytes = ({ update, updateMask, currentDocument }: Write): number =>
  update === undefined || updateMask || currentDocument?.exists === true
    ? 0
    : storedBytesOf(update.name, update.fields ?? {});

function countWrites(writes: readonly Write[]): void {
  const deletes = writes.filter((write) => write.delete !== undefined && write.delete !== null).length;
  add({
    deletes,
    writes: writes.length - deletes,
    storedBytes: writes.reduce((sum, write) => sum + createdBytes(write), 0),
  });
}

/** Counts documents as Firestore bills them: at least one for each query. */
function countDocuments(method: string, stream: Duplex): void {
  let documents = 0;
  stream.on('data', (chunk: { document?: unknown; found?: unknown; missing?: unknown }) => {
    if (chunk.document || chunk.found || chunk.missing) documents += 1;
  });
  stream.on('end', () => add({ reads: method === 'batchGetDocuments' ? documents : Math.max(documents, 1) }));
}

/** Counts what this process uses of Firestore and Cloud Storage from now on. */
export async function startMeter(): Promise<void> {
  const wire = (await firestore()) as unknown as Wire;
  const [request, requestStream] = [wire.request.bind(wire), wire.requestStream.bind(wire)];
  wire.request = (method, body, ...rest) => {
    add({ roundTrips: 1 });
    countWrites(body.writes ?? []);
    return request(method, body, ...rest);
  };
  wire.requestStream = async (method, ...rest) => {
    add({ roundTrips: 1 });
    const stream = await requestStream(method, ...rest);
    countDocuments(method, stream);
    return stream;
  };
  const { save, read } = fileStore;
  fileStore.save = (path, file) => {
    add({ fileWrites: 1, fileBytes: file.bytes.length });
    return save.call(fileStore, path, file);
  };
  fileStore.read = (path) => {
    add({ fileReads: 2 });
    return read.call(fileStore, path);
  };
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Returns what `work` used. It must be the only work of the process. */
export async function measureUsage(work: () => Promise<unknown>): Promise<Usage> {
  const [before, cpu] = [total, cpuSeconds()];
  await work();
  add({ cpuSeconds: cpuSeconds() - cpu });
  return subtractUsage(total, before);
}

/** Counts a request, or a run of a scheduled function, with the bytes of its reply. */
export const countInvocation = (egressBytes = 0): void => add({ invocations: 1, egressBytes });
