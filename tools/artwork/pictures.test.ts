import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { articlePictures, builtInArticles } from 'contract/built-in/articles';
import { builtInEvents } from 'contract/built-in/events';
import { avifSourceSet, type Picture } from 'contract/built-in/picture';
import { builtInProducts } from 'contract/built-in/products';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import passPictures from '../../functions/src/model/card/pass-pictures.json' with { type: 'json' };
import { aboutText } from '../../web/src/features/content/about/about-text.ts';
import { committees, council, faceOf } from '../../web/src/features/content/council/council-text.ts';
import { carouselPictures } from '../../web/src/features/content/home/home-text.ts';
import { sitePictures } from './drawings.ts';
import { drawPassPictures } from './pass-pictures.ts';

const publicFolder = join(import.meta.dirname, '../../web/public');

const pictures: readonly Picture[] = [
  ...carouselPictures,
  aboutText.hero,
  ...builtInArticles.map(({ img }) => img),
  ...Object.values(articlePictures),
  ...builtInEvents.map(({ img }) => img),
  ...builtInProducts.map(({ image }) => image),
];

test('every picture of the site exists in its size, as WebP and as AVIF', async () => {
  for (const { src, width, height, widths } of pictures) {
    const full = await sharp(join(publicFolder, src)).metadata();
    expect([src, full.width, full.height]).toEqual([src, width, height]);
    for (const one of widths) {
      const small = await sharp(join(publicFolder, src.replace('.webp', `-${one}.avif`))).metadata();
      expect([src, one, small.width]).toEqual([src, one, one]);
    }
  }
});

test('the stored pictures of passes are those of the drawing', async () => {
  const drawn = await drawPassPictures();
  expect(passPictures).toEqual(
    Object.fromEntries(drawn.map(([name, png]) => [name, png.toString('base64')])),
  );
});

test('every person in council and committees has a portrait', async () => {
  const names = [...council, ...committees.flatMap(({ member }) => member)].map(({ name }) => name);
  expect(names).toHaveLength(24);
  for (const name of names) {
    const { width, height } = await sharp(join(publicFolder, faceOf(name) ?? name)).metadata();
    expect([name, width, height]).toEqual([name, 160, 160]);
  }
  expect(faceOf('Wira Adiningrat')).toBe('/images/council/faces/wira-adiningrat.webp');
  expect(faceOf('Somebody Else')).toBeUndefined();
});

test('every picture is drawn once and used by the site', () => {
  const named = pictures.map(({ src }) => src).sort();
  const drawn = sitePictures.map(({ path }) => `/images/${path}.webp`).sort();
  expect(drawn).toEqual(named);
});

test('pictures inside articles have a size and a description', () => {
  const used = builtInArticles.flatMap(({ content }) =>
    content.flatMap((block) => (block.type === 'image' ? [block.src] : [])),
  );
  expect(used.length).toBe(4);
  for (const src of used) expect(articlePictures[src]?.alt).toBeTruthy();
});

test('an AVIF source set contains each width', () => {
  const [first] = carouselPictures;
  expect(first && avifSourceSet(first)).toBe(
    '/images/carousel/jejaring-450.avif 450w, /images/carousel/jejaring-900.avif 900w',
  );
});

test('all pictures together are smaller than three megabytes', () => {
  const folder = join(publicFolder, 'images');
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .filter((entry) => entry.isFile())
    .map(({ size }) => size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3 * 1024 * 1024);
  expect(existsSync(join(publicFolder, 'favicon.svg'))).toBe(true);
});
