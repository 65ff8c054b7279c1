import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { slots } from 'contract/built-in/picture';
import sharp from 'sharp';

const folder = join(import.meta.dirname, 'drawings');

/** Widths of the AVIF versions, by the folder of the drawing. */
const widthsByFolder: Readonly<Record<string, readonly number[]>> = {
  carousel: slots.carousel.widths,
  heroes: slots.hero.widths,
  articles: slots.article.widths,
  events: slots.article.widths,
  products: slots.product.widths,
};

/** Pictures of the site, without width and extension, as `picture()` of the contract expects their paths. */
export const sitePictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.includes('/') && name.endsWith('.svg'))
  .map((name) => ({ path: name.replace('.svg', ''), widths: widthsByFolder[dirname(name)] ?? [] }));

/** Returns paper grain that is always the same for a size, and does not change the average brightness. */
function grain(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 4);
  let state = createHash('sha256').update(`${width}x${height}`).digest().readUInt32LE(0);
  for (let at = 0; at < pixels.length; at += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const high = state >>> 24;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // The sum of two uniform numbers makes most grains faint.
    const tone = 128 + Math.round((high + (state >>> 24) - 255) * 0.13);
    pixels[at] = tone;
    pixels[at + 1] = tone;
    pixels[at + 2] = tone;
    pixels[at + 3] = 255;
  }
  return pixels;
}

/** Renders a drawing, such as 'products/kaus-kawung', with paper grain in the size that it states. */
export async function renderDrawing(path: string): Promise<Buffer> {
  const picture = sharp(readFileSync(join(folder, `${path}.svg`)), { limitInputPixels: 10_000_000 });
  const { width, height } = await picture.metadata();
  const raw = { width, height, channels: 4 as const };
  return picture
    .composite([{ input: grain(width, height), raw, blend: 'soft-light' }])
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
