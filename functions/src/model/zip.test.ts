import { expect, test } from 'vitest';
import { zipOf } from './zip.ts';

const at = new Date('2026-11-21T09:30:44Z');

/** Read by the fields of the specification, from the end as readers do. */
function read(zip: Buffer) {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const count = zip.readUInt16LE(end + 10);
  expect(zip.readUInt16LE(end + 8)).toBe(count);
  let place = zip.readUInt32LE(end + 16);
  expect(place + zip.readUInt32LE(end + 12)).toBe(end);
  return Array.from({ length: count }, () => {
    expect(zip.readUInt32LE(place)).toBe(0x02014b50);
    const length = zip.readUInt16LE(place + 28);
    const size = zip.readUInt32LE(place + 24);
    const local = zip.readUInt32LE(place + 42);
    const name = zip.toString('utf8', place + 46, place + 46 + length);
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    // All that both headers say must agree: from the version to the length of the name.
    expect(zip.subarray(local + 4, local + 28).equals(zip.subarray(place + 6, place + 30))).toBe(true);
    const start = local + 30 + length;
    const entry = {
      name,
      text: zip.toString('utf8', start, start + size),
      crc: zip.readUInt32LE(place + 16),
      time: zip.readUInt16LE(place + 12),
      date: zip.readUInt16LE(place + 14),
    };
    place += 46 + length;
    return entry;
  });
}

test('a zip holds its files with checksum and time, also names beyond ASCII', () => {
  const entries = [
    { name: 'angka.txt', bytes: Buffer.from('123456789') },
    { name: 'bukti/kosong é.txt', bytes: Buffer.alloc(0) },
  ];
  const [first, second] = read(zipOf(entries, at));
  // The check value of CRC-32.
  expect(first).toMatchObject({ name: 'angka.txt', text: '123456789', crc: 0xcbf43926 });
  expect(second).toMatchObject({ name: 'bukti/kosong é.txt', text: '', crc: 0 });
  expect(first?.date).toBe((46 << 9) | (11 << 5) | 21);
  expect(first?.time).toBe((9 << 11) | (30 << 5) | 22);
});

test('a zip may be empty', () => {
  expect(read(zipOf([], at))).toEqual([]);
});
