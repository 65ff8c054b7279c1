import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { slots } from 'contract/built-in/picture';

const folder = join(import.meta.dirname, 'drawings');

/** Widths of the AVIF versions, by the folder of the drawing. */
const widthsByFolder: Readonly<Record<string, readonly number[]>> = {
  carousel: slots.carousel.widths,
  heroes: slots.hero.widths,
  articles: slots.article.widths,
  events: slots.article.widths,
  products: slots.product.widths,
};

/** Reads a drawing of the folder `drawings`, such as 'products/kaus-kawung'. */
export const readDrawing = (path: string): Buffer => readFileSync(join(folder, `${path}.svg`));

/** Pictures of the site, without width and extension, as `picture()` of the contract expects their paths. */
export const sitePictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.includes('/') && name.endsWith('.svg'))
  .map((name) => ({ path: name.replace('.svg', ''), widths: widthsByFolder[dirname(name)] ?? [] }));
