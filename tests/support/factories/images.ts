import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Upload } from '../suite/client.ts';

/**
 * Creates files for uploads: valid, broken and hostile ones. This file loads only JPEG, PNG and WebP.
 * functions/src/model/files/images.ts turns off all other loaders of sharp as soon as it runs in this
 * process.
 */

const cache = new Map<string, Promise<Buffer>>();

/** Encodes each picture once per process. */
function memoize(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const made = cache.get(key) ?? make();
  cache.set(key, made);
  return made;
}

/** Creates a plain picture with a red top left corner, which shows its orientation. */
const drawPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a5c8a' } }).composite([
    {
      input: {
        create: { width: width >> 1, height: height >> 1, channels: 3, background: '#d01818' },
      },
      gravity: 'northwest',
    },
  ]);

export const jpeg = (width = 320, height = 240): Promise<Buffer> =>
  memoize(`jpeg ${width} ${height}`, () => drawPicture(width, height).jpeg().toBuffer());

export const png = (width = 320, height = 240): Promise<Buffer> =>
  memoize(`png ${width} ${height}`, () => drawPicture(width, height).png().toBuffer());

export const webp = (width = 320, height = 240): Promise<Buffer> =>
  memoize(`webp ${width} ${height}`, () => drawPicture(width, height).webp().toBuffer());

/** Creates a WebP with as much detail as a bank slip; each number gives a different one. */
export const slip = (serial: number): Promise<Buffer> =>
  memoize(`slip ${serial}`, () => {
    const bars = Array.from({ length: 14 }, (_, line) => {
      const width = 80 + ((serial * 97 + line * 61) % 260);
      const left = line % 2 === 0 ? 40 : 440 - width + ((serial * 31 + line * 17) % 80);
      const input = { create: { width, height: 16, channels: 3 as const, background: '#202838' } };
      return { input, left, top: 90 + line * 44 };
    });
    const sheet = sharp({ create: { width: 540, height: 760, channels: 3, background: '#ffffff' } });
    return sheet.composite(bars).webp({ quality: 90 }).toBuffer();
  });

/** Text that must not survive in a stored picture. */
export const exifSecret = 'Rumah Bu Sari, kamar 7';

/** Creates a JPEG as a phone does: rotated by 90° (orientation 6), with a location and a description. */
export const jpegWithExif = (width = 320, height = 240): Promise<Buffer> =>
  memoize(`exif ${width} ${height}`, () =>
    drawPicture(width, height)
      .jpeg()
      .withExif({
        IFD0: { ImageDescription: exifSecret, Copyright: exifSecret },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );

/** Truncates a picture in the middle; its header stays valid. */
export async function truncated(whole: Promise<Buffer>): Promise<Buffer> {
  const bytes = await whole;
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

/**
 * Creates a complete JPEG with corrupt data inside: browsers show it, and the server's decoder refuses it.
 */
export async function corruptJpeg(): Promise<Buffer> {
  const bytes = Buffer.from(await jpeg());
  bytes.fill(0x5a, bytes.length >> 1, (bytes.length >> 1) + 40);
  return bytes;
}

export const svg = (): Buffer =>
  Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script><rect width="40" height="40"/></svg>',
  );

export const gif = (): Buffer =>
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export const html = (): Buffer =>
  Buffer.from('<!doctype html><title>x</title><script>alert(document.cookie)</script>');

/** Creates a valid JPEG with padding, so that only its size is wrong. */
export async function padded(bytes: number): Promise<Buffer> {
  return Buffer.concat([await jpeg()], bytes);
}

export const photo = async (name = 'foto.jpg'): Promise<Upload> => ({ name, bytes: await jpeg(400, 500) });

/** Returns a picture for content of the site. */
export const picture = async (name = 'gambar.jpg'): Promise<Upload> => ({ name, bytes: await jpeg() });

let proofSerial = 0;

/** Returns a proof of payment of its own, because the site asks for a reason when a proof is uploaded twice. */
export async function proof(name = 'bukti.jpg'): Promise<Upload> {
  proofSerial += 1;
  return { name, bytes: await drawProof(proofSerial) };
}

/** Draws ten upright bars, which do not look like text, on a sheet so small that the function reads it quickly. */
function drawProof(serial: number): Promise<Buffer> {
  const places = createHash('sha256').update(`proof ${serial}`).digest();
  const [width, height] = [80, 60];
  const levels = Buffer.alloc(width * height, 255);
  for (let bar = 0; bar < 10; bar += 1) {
    const [top = 0, length = 0] = [places[2 * bar], places[2 * bar + 1]];
    const first = 2 + (top >> 4);
    const left = 3 + 8 * bar;
    for (let row = first; row < first + 24 + (length >> 4); row += 1)
      levels.fill(32, row * width + left, row * width + left + 4);
  }
  return sharp(levels, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer();
}
