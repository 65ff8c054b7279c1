import { crc32 } from 'node:zlib';

export interface ZipEntry {
  /** With '/' between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Names are UTF-8; nothing is compressed, as images are already. */
const flags = 0x0800;
const stored = 0;
const version = 20;

/**
 * Files as one zip (APPNOTE 6.3), without Zip64: fewer than 65,536 files and less than 4 GiB together.
 *
 * @param at when all of them were last changed; the format knows no time zone, so the day is UTC's
 */
export function zipOf(entries: readonly ZipEntry[], at: Date): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const common = commonHeader(name, bytes, at);
    const local = Buffer.concat([signature('PK\x03\x04'), common, Buffer.from(name), bytes]);
    directory.push(directoryEntry(name, common, offset));
    parts.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([...parts, ...directory, endOf(entries.length, size, offset)]);
}

const signature = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The fields that a file's own header and its entry in the directory have in common. */
function commonHeader(name: string, bytes: Uint8Array, at: Date): Buffer {
  const header = Buffer.alloc(26);
  const { date, time } = dosMoment(at);
  header.writeUInt16LE(version, 0);
  header.writeUInt16LE(flags, 2);
  header.writeUInt16LE(stored, 4);
  header.writeUInt16LE(time, 6);
  header.writeUInt16LE(date, 8);
  header.writeUInt32LE(crc32(bytes), 10);
  header.writeUInt32LE(bytes.length, 14);
  header.writeUInt32LE(bytes.length, 18);
  header.writeUInt16LE(Buffer.byteLength(name), 22);
  return header;
}

function directoryEntry(name: string, common: Buffer, offset: number): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(version);
  // Length of the comment, number of the disk, attributes; then where the file begins.
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature('PK\x01\x02'), madeBy, common, rest, Buffer.from(name)]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature('PK\x05\x06'), end]);
}

/** MS-DOS counts years from 1980 and seconds in twos. */
function dosMoment(at: Date): { date: number; time: number } {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return { date, time };
}
