/** The files of a zip that holds them uncompressed, by name: as its directory tells. */
export function filesOfZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, Buffer>();
  let place = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const length = zip.readUInt16LE(place + 28);
    const start = zip.readUInt32LE(place + 42) + 30 + length;
    const name = zip.toString('utf8', place + 46, place + 46 + length);
    files.set(name, zip.subarray(start, start + zip.readUInt32LE(place + 24)));
    place += 46 + length;
  }
  return files;
}
