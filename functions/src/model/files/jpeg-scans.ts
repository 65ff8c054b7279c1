const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Stuffed bytes, restarts and the start of the image, which have no length. */
const isWithoutLength = (marker: number): boolean => marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Counts the scans of a progressive JPEG, without decoding. Skips metadata, whose thumbnails have scans too.
 * Returns 0 for other formats.
 */
export function countJpegScans(bytes: Buffer): number {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return 0;
  let scans = 0;
  for (let at = bytes.indexOf(0xff, 2); at !== -1 && at + 4 <= bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1] as number;
    if (marker === endOfImage) break;
    if (marker === startOfScan) scans += 1;
    if (marker === 0xff) at += 1;
    else at += isWithoutLength(marker) ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return scans;
}
