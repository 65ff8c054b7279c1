import { describe, expect, test } from 'vitest';
import { hasAspect, largestCrop, measureCrop, moveCrop, resizeCrop, wholePicture } from './crop.ts';

const aspect = 3 / 4;

const sizes = [
  { width: 4000, height: 3000 },
  { width: 3000, height: 4000 },
  { width: 1000, height: 1000 },
  { width: 480, height: 640 },
  { width: 90, height: 2000 },
  { width: 2000, height: 90 },
] as const;

describe.each(sizes)('cropping a picture of $width by $height', (size) => {
  const largest = largestCrop(size, aspect);
  const shapeOf = ({ width, height }: { width: number; height: number }) =>
    (width * size.width) / (height * size.height);

  test('starts with the largest centred crop of the aspect ratio', () => {
    expect(shapeOf(largest)).toBeCloseTo(aspect, 6);
    expect(Math.max(largest.width, largest.height)).toBeCloseTo(100, 6);
    expect(largest.x * 2 + largest.width).toBeCloseTo(100, 6);
    expect(largest.y * 2 + largest.height).toBeCloseTo(100, 6);
  });

  test('keeps the crop inside the picture and in its aspect ratio after moves and resizes', () => {
    let crop = largest;
    for (let step = 0; step < 500; step += 1) {
      const by = [0.9, 1.2, 1, 1][step % 4] ?? 1;
      crop = moveCrop(resizeCrop(crop, by, largest), ((step * 37) % 21) - 10, ((step * 53) % 31) - 15);
      expect(shapeOf(crop)).toBeCloseTo(aspect, 4);
      for (const [from, length] of [
        [crop.x, crop.width],
        [crop.y, crop.height],
      ] as const) {
        expect(from).toBeGreaterThanOrEqual(-1e-9);
        expect(from + length).toBeLessThanOrEqual(100 + 1e-9);
        expect(length).toBeGreaterThan(0);
      }
    }
  });

  test('limits the crop to the largest size and to a fifth of it', () => {
    expect(resizeCrop(largest, 5, largest).width).toBeCloseTo(largest.width, 6);
    expect(resizeCrop(largest, 0.001, largest).width).toBeCloseTo(largest.width / 5, 6);
  });

  test('reduces the result to at most 900 pixels on its long side and never enlarges it', () => {
    const { from, to } = measureCrop(largest, size);
    expect(Math.max(to.width, to.height)).toBeLessThanOrEqual(900);
    expect(to.width).toBeLessThanOrEqual(Math.ceil(from.width));
    expect(Math.min(to.width, to.height)).toBeGreaterThan(0);
  });
});

test('the whole picture fits only if it has the aspect ratio', () => {
  expect(sizes.filter((size) => hasAspect(size, aspect))).toEqual([
    { width: 3000, height: 4000 },
    { width: 480, height: 640 },
  ]);
  expect(measureCrop(wholePicture, { width: 3000, height: 4000 })).toEqual({
    from: { x: 0, y: 0, width: 3000, height: 4000 },
    to: { width: 675, height: 900 },
  });
});
