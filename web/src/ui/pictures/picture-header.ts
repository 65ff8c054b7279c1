/** Metadata of a picture that is available without decoding it. */
export interface PictureHeader {
  readonly format: 'jpeg' | 'png' | 'webp';
  /** Stored size in pixels, before the EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** Whether the file is complete. Browsers show a truncated picture with a grey rest. */
  readonly isWhole: boolean;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Brands of HEIC files (ISO/IEC 23008-12, annex B). */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

const textAt = (bytes: Uint8Array, from: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Whether a file starts like a HEIC picture, regardless of its name. */
export function isHeic(bytes: Uint8Array): boolean {
  if (bytes.length < 16 || textAt(bytes, 4) !== 'ftyp') return false;
  const end = Math.min(viewOf(bytes).getUint32(0), bytes.length);
  for (let at = 8; at + 4 <= end; at += 4) {
    // Offset 12 is the minor version, not a brand.
    if (at !== 12 && heicBrands.includes(textAt(bytes, at))) return true;
  }
  return false;
}

/** Undefined for other formats than JPEG, PNG and WebP, and for a file that ends before its size. */
export function readHeader(bytes: Uint8Array): PictureHeader | undefined {
  try {
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes);
    if (pngSignature.every((byte, at) => bytes[at] === byte)) return readPng(bytes);
    if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return readWebp(bytes);
  } catch {
    // The file ends within a number.
  }
  return undefined;
}

/** Start-of-frame marker of any coding process. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Reads marker segments up to the end of image (ITU T.81, annex B). Data follows each start of scan. */
function readJpeg(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  let size: { width: number; height: number } | undefined;
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return undefined;
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) return size && { format: 'jpeg', ...size, isWhole: true };
    else {
      if (at + 4 > bytes.length) break;
      if (isFrame(marker)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      at += 2 + view.getUint16(at + 2);
      if (marker === 0xda) at = findScanEnd(bytes, at);
    }
  }
  return size && { format: 'jpeg', ...size, isWhole: false };
}

/** Returns the offset of the next marker. Stuffed bytes and restart markers belong to the data. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData && next !== 0xff) return at;
  }
  return bytes.length;
}

function readPng(bytes: Uint8Array): PictureHeader {
  const view = viewOf(bytes);
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let at = pngSignature.length;
  while (at + 12 <= bytes.length) {
    if (textAt(bytes, at + 4) === 'IEND') return { format: 'png', ...size, isWhole: true };
    at += 12 + view.getUint32(at);
  }
  return { format: 'png', ...size, isWhole: false };
}

/** Reads the size, whose position depends on the type of the first chunk (RFC 9649). */
function readWebp(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  const isWhole = view.getUint32(4, true) + 8 <= bytes.length;
  const kind = textAt(bytes, 12);
  if (kind === 'VP8X') {
    const side = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { format: 'webp', width: side(24), height: side(27), isWhole };
  }
  if (kind === 'VP8L') {
    const sides = view.getUint32(21, true);
    return { format: 'webp', width: 1 + (sides & 0x3fff), height: 1 + ((sides >> 14) & 0x3fff), isWhole };
  }
  if (kind !== 'VP8 ') return undefined;
  const side = (at: number) => view.getUint16(at, true) & 0x3fff;
  return { format: 'webp', width: side(26), height: side(28), isWhole };
}
