import { expect, test } from 'vitest';
import { imageIdOf, imagePath, imageSourceSet, imageWidths, isSiteImage } from './image-paths.ts';

test('an uploaded picture is identified by its path', () => {
  expect(imagePath('Ab3')).toBe('/api/images/Ab3');
  expect(imageIdOf('/api/images/Ab3')).toBe('Ab3');
  expect(imageIdOf(`/api/images/${'x'.repeat(64)}`)).toBe('x'.repeat(64));
});

test.each([
  '',
  '/api/images/',
  '/api/images/a.webp',
  '/api/images/a/b',
  '/api/images/a?b',
  'https://example.org/api/images/a',
  `/api/images/${'x'.repeat(65)}`,
])('"%s" is not the path of an uploaded picture', (path) => {
  expect(imageIdOf(path)).toBeUndefined();
});

test.each(['/api/images/Ab3', '/images/a.webp', '/images/articles/siklus-data.webp', '/images/a/b/c_1.png'])(
  '%s is a picture of the site',
  (path) => {
    expect(isSiteImage(path)).toBe(true);
  },
);

test.each([
  '/images/a',
  '/images/.webp',
  '/images/a.webp?b',
  '/images/a.webp/',
  '/images//a.webp',
  '/images/../a.webp',
  'https://example.org/images/a.webp',
])('"%s" is not a picture of the site', (path) => {
  expect(isSiteImage(path)).toBe(false);
});

const name = 'AbcdefghijklmnopqrstuvW1';

test.each([
  [1600, [480, 960, 1600]],
  [1200, [480, 960, 1200]],
  [1199, [480, 1199]],
  [600, [480, 600]],
  [599, [599]],
])('the id of a content picture with width %i yields its stored widths', (width, widths) => {
  expect(imageWidths(`${name}w${width}`)).toEqual(
    widths.map((one) => ({ id: `${name}w${one}`, width: one })),
  );
});

test.each(['', `x${name}w1200`, `${name}w1200x`])('the id "%s" contains no width', (id) => {
  expect(imageWidths(id)).toEqual([]);
});

test('the srcset of a wide picture contains all its widths', () => {
  expect(imageSourceSet(`/api/images/${name}w1200`)).toBe(
    `/api/images/${name}w480 480w, /api/images/${name}w960 960w, /api/images/${name}w1200 1200w`,
  );
  expect(imageSourceSet(`/api/images/${name}w600`)).toContain(' 480w, ');
});

test.each([
  `/api/images/${name}`,
  `/api/images/${name}w320`,
  `/api/images/${name.slice(1)}w1600`,
  '/images/articles/siklus-data.webp',
  '',
])('"%s" is stored in one width only', (path) => {
  expect(imageSourceSet(path)).toBeUndefined();
});
