/** A part of a picture, in percent of its sides. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Of a picture as it is seen: a telephone's note on how it was held has been followed. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Longest side of what is cut out, in pixels. */
const longest = 900;
const quality = 0.9;

/** No part smaller than this share of the largest: it would be a blur. */
const smallest = 0.2;

export const wholePicture: Crop = { x: 0, y: 0, width: 100, height: 100 };

/**
 * Whether nothing need be cut off: a pixel more or less is no other shape.
 *
 * @param aspect width by height of the part that is wanted, here and below
 */
export const fitsWhole = ({ width, height }: Size, aspect: number): boolean =>
  Math.abs(width / height / aspect - 1) < 0.01;

/** The largest part of that shape, in the middle. */
export function largestCrop({ width, height }: Size, aspect: number): Crop {
  const isWide = width / height > aspect;
  const part = isWide
    ? { width: (100 * height * aspect) / width, height: 100 }
    : { width: 100, height: (100 * width) / aspect / height };
  return { ...part, x: (100 - part.width) / 2, y: (100 - part.height) / 2 };
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

const inside = (crop: Crop): Crop => ({
  ...crop,
  x: within(crop.x, 0, 100 - crop.width),
  y: within(crop.y, 0, 100 - crop.height),
});

/** Moves a part by percents of the picture, never over its edge. */
export const moveCrop = (crop: Crop, right: number, down: number): Crop =>
  inside({ ...crop, x: crop.x + right, y: crop.y + down });

/** Makes a part larger or, by less than 1, smaller around its middle, in its shape and never over the edge. */
export function resizeCrop(crop: Crop, by: number, largest: Crop): Crop {
  const width = within(crop.width * by, largest.width * smallest, largest.width);
  const height = (crop.height * width) / crop.width;
  return inside({
    width,
    height,
    x: crop.x + (crop.width - width) / 2,
    y: crop.y + (crop.height - height) / 2,
  });
}

/** Where a part lies in pixels, and how large it is sent. */
export function measureCrop(crop: Crop, { width, height }: Size): { from: Crop; to: Size } {
  const from = {
    x: (crop.x * width) / 100,
    y: (crop.y * height) / 100,
    width: (crop.width * width) / 100,
    height: (crop.height * height) / 100,
  };
  const scale = Math.min(1, longest / Math.max(from.width, from.height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { from, to: { width: side(from.width), height: side(from.height) } };
}

/**
 * Cuts a part out of a picture on screen, as the browser shows it.
 *
 * @returns a JPEG of the same name; undefined when the browser cannot make one
 */
export async function cutOut(
  picture: HTMLImageElement,
  crop: Crop,
  fileName: string,
): Promise<File | undefined> {
  const { from, to } = measureCrop(crop, { width: picture.naturalWidth, height: picture.naturalHeight });
  const canvas = document.createElement('canvas');
  canvas.width = to.width;
  canvas.height = to.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  // JPEG knows no transparency: without paper beneath it, it would turn black.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, to.width, to.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return jpeg === null
    ? undefined
    : new File([jpeg], `${fileName.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}
