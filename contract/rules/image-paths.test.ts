import { expect, test } from 'vitest';
import { imageIdOf, imagePath, isOwnImage } from './image-paths.ts';

test('an uploaded picture is known by its path', () => {
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
])('"%s" is the path of no uploaded picture', (path) => {
  expect(imageIdOf(path)).toBeUndefined();
});

test.each(['/api/images/Ab3', '/images/a.webp', '/images/articles/siklus-data.webp', '/images/a/b/c_1.png'])(
  '%s is a picture of ours',
  (path) => {
    expect(isOwnImage(path)).toBe(true);
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
])('"%s" is none', (path) => {
  expect(isOwnImage(path)).toBe(false);
});
