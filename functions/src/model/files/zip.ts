import { inflateRawSync } from 'node:zlib';

/** An entry of the directory of a ZIP file. Its sizes are claims of the file. */
interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly packedBytes: number;
  /** Offset of the local header. */
  readonly at: number;
}

interface ZipDirectory {
  /** Offset of the directory, at which the data of the entries ends. */
  readonly at: number;
  readonly entries: readonly ZipEntry[];
}

const endOfDirectorySignature = Buffer.from('PK\x05\x06', 'latin1');
const directoryEntrySignature = Buffer.from('PK\x01\x02', 'latin1');
const localHeaderSignature = Buffer.from('PK\x03\x04', 'latin1');
const endOfDirectoryBytes = 22;
const entryHeaderBytes = 46;
const localHeaderBytes = 30;
/** Far more entries than any document has. */
const maxEntries = 10_000;
/** Value of a field whose 64 bits are in the extra field. */
const inZip64 = 0xffff_ffff;

/** Reads the directory without unpacking. Returns undefined for another format or a damaged directory. */
function readZipDirectory(bytes: Buffer): ZipDirectory | undefined {
  const end = bytes.lastIndexOf(endOfDirectorySignature);
  if (end === -1 || end + endOfDirectoryBytes > bytes.length) return undefined;
  const start = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  let at = start;
  while (at + entryHeaderBytes <= end) {
    if (!bytes.subarray(at, at + 4).equals(directoryEntrySignature)) return undefined;
    if (entries.length === maxEntries) return undefined;
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) =>
      bytes.readUInt16LE(at + field),
    ) as [number, number, number];
    const extraAt = at + entryHeaderBytes + nameBytes;
    const [, packedBytes, offset] = readSizes(bytes, at, bytes.subarray(extraAt, extraAt + extraBytes));
    entries.push({
      name: bytes.toString('utf8', at + entryHeaderBytes, extraAt),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packedBytes,
      at: offset,
    });
    at = extraAt + extraBytes + commentBytes;
  }
  return { at: start, entries };
}

/** Returns unpacked size, packed size and offset. Streaming writers store them as 64 bits, even small ones. */
function readSizes(bytes: Buffer, at: number, extra: Buffer): [number, number, number] {
  const long = findZip64(extra);
  let longAt = 0;
  const read = (field: number): number => {
    const value = bytes.readUInt32LE(at + field);
    if (value !== inZip64 || longAt + 8 > long.length) return value;
    longAt += 8;
    return Number(long.readBigUInt64LE(longAt - 8));
  };
  return [read(24), read(20), read(42)];
}

function findZip64(extra: Buffer): Buffer {
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === 1) return extra.subarray(at + 4, end);
    at = end;
  }
  return Buffer.alloc(0);
}

/** Reads file names from the directory, without unpacking. Returns none for other formats. */
export const readZipNames = (bytes: Buffer): string[] =>
  readZipDirectory(bytes)?.entries.map(({ name }) => name) ?? [];

/**
 * Unpacks the needed entries synchronously, to at most `maxBytes` together. Counts the real bytes, not the
 * declared ones. Returns 'too-large' beyond that. Throws for a damaged file, and for entries that overlap or
 * have the same name.
 */
export function unpackZip(
  bytes: Buffer,
  isNeeded: (name: string) => boolean,
  maxBytes: number,
): ReadonlyMap<string, Buffer> | 'too-large' {
  const parts = new Map<string, Buffer>();
  let bytesLeft = maxBytes;
  for (const { entry, packed } of locateEntries(bytes)) {
    if (!isNeeded(entry.name)) continue;
    if (parts.has(entry.name)) throw new Error('Two entries of a ZIP file have the same name.');
    const part = unpackEntry(entry, packed, bytesLeft);
    if (part === 'too-large') return part;
    bytesLeft -= part.length;
    parts.set(entry.name, part);
  }
  return parts;
}

/** Finds the data of all entries. Overlapping entries unpack the same bytes again and again. */
function locateEntries(bytes: Buffer): { entry: ZipEntry; packed: Buffer }[] {
  const directory = readZipDirectory(bytes);
  if (directory === undefined) throw new Error('The file has no ZIP directory.');
  let previousEnd = 0;
  const inOrder = directory.entries.toSorted((one, other) => one.at - other.at);
  return inOrder.map((entry) => {
    if (entry.at < previousEnd) throw new Error('Two entries of a ZIP file overlap.');
    if (!bytes.subarray(entry.at, entry.at + 4).equals(localHeaderSignature))
      throw new Error('An entry of a ZIP file has no header.');
    const [nameBytes, extraBytes] = [26, 28].map((field) => bytes.readUInt16LE(entry.at + field)) as [
      number,
      number,
    ];
    const start = entry.at + localHeaderBytes + nameBytes + extraBytes;
    previousEnd = start + entry.packedBytes;
    if (previousEnd > directory.at) throw new Error('An entry of a ZIP file exceeds its data.');
    return { entry, packed: bytes.subarray(start, previousEnd) };
  });
}

function unpackEntry(
  { method, isEncrypted }: ZipEntry,
  packed: Buffer,
  maxBytes: number,
): Buffer | 'too-large' {
  if (isEncrypted || (method !== 0 && method !== 8)) throw new Error('A ZIP entry cannot be unpacked.');
  if (method === 0) return packed.length > maxBytes ? 'too-large' : packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return 'too-large';
    throw error;
  }
}
