import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readZipNames, unpackZip } from './zip.ts';

const all = () => true;
const unpack = (bytes: Buffer, maxBytes = 1000) => {
  const parts = unpackZip(bytes, all, maxBytes);
  return parts === 'too-large'
    ? parts
    : Object.fromEntries([...parts].map(([name, part]) => [name, `${part}`]));
};
const zip = Buffer.from(
  zipSync({ 'a.xml': strToU8('isi '.repeat(100)), b: [strToU8('tetap'), { level: 0 }] }),
);

/** Offset of the directory entry of the file at this index, whose names have equal lengths. */
const entryAt = (bytes: Buffer, index: number): number => {
  let at = bytes.readUInt32LE(bytes.length - 22 + 16);
  for (let skipped = 0; skipped < index; skipped += 1) at += 46 + bytes.readUInt16LE(at + 28);
  return at;
};

function changed(change: (bytes: Buffer) => void, original = zip): Buffer {
  const copy = Buffer.from(original);
  change(copy);
  return copy;
}

describe('a ZIP file', () => {
  test('is unpacked, deflated or stored', () => {
    expect(readZipNames(zip)).toEqual(['a.xml', 'b']);
    expect(unpack(zip)).toEqual({ 'a.xml': 'isi '.repeat(100), b: 'tetap' });
  });

  test('with sizes of 64 bits, as streaming writers store them, is unpacked', () => {
    const at = entryAt(zip, 1);
    const extra = Buffer.alloc(20);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(16, 2);
    extra.writeBigUInt64LE(5n, 4);
    extra.writeBigUInt64LE(5n, 12);
    const end = at + 46 + 1;
    const long = changed((bytes) => {
      bytes.writeUInt32LE(0xffff_ffff, at + 20);
      bytes.writeUInt32LE(0xffff_ffff, at + 24);
      bytes.writeUInt16LE(20, at + 30);
    });
    expect(unpack(Buffer.concat([long.subarray(0, end), extra, long.subarray(end)]))).toMatchObject({
      b: 'tetap',
    });
  });

  test('is unpacked to its limit of real bytes, and declared sizes do not count', () => {
    const lying = changed((bytes) => bytes.writeUInt32LE(1, entryAt(bytes, 0) + 24));
    for (const bytes of [zip, lying]) {
      expect(unpack(bytes, 404)).toBe('too-large');
      expect(unpack(bytes, 399)).toBe('too-large');
      expect(unpack(bytes, 405)).toMatchObject({ b: 'tetap' });
    }
  });
});

describe('a ZIP file is refused', () => {
  const twins = Buffer.from(zipSync({ a: strToU8('satu'), b: strToU8('satu') }));

  test('when two entries share their data', () => {
    const shared = changed((bytes) => bytes.writeUInt32LE(0, entryAt(bytes, 1) + 42), twins);
    expect(() => unpack(shared)).toThrow('overlap');
  });

  test('when an entry reaches into the next one, or into the directory', () => {
    const first = changed((bytes) => bytes.writeUInt32LE(20, entryAt(bytes, 0) + 20), twins);
    expect(() => unpack(first)).toThrow('overlap');
    const second = changed((bytes) => bytes.writeUInt32LE(20, entryAt(bytes, 1) + 20), twins);
    expect(() => unpack(second)).toThrow('exceeds');
  });

  test('when two entries have the same name, one is encrypted, or its method is unknown', () => {
    const named = changed((bytes) => bytes.write('a', entryAt(bytes, 1) + 46), twins);
    expect(() => unpack(named)).toThrow('same name');
    const locked = changed((bytes) => bytes.writeUInt16LE(1, entryAt(bytes, 1) + 8), twins);
    expect(() => unpack(locked)).toThrow('cannot be unpacked');
    const unknown = changed((bytes) => bytes.writeUInt16LE(14, entryAt(bytes, 1) + 10), twins);
    expect(() => unpack(unknown)).toThrow('cannot be unpacked');
  });

  test('at every truncation', () => {
    for (let length = 0; length < zip.length; length += 1) {
      expect(() => unpack(zip.subarray(0, length))).toThrow();
    }
  });
});
