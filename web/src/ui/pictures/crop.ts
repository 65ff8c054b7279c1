/** Part of a picture, in percent of its sides. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Size of a picture as displayed, after its EXIF orientation is applied. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const maxSidePx = 900;
const quality = 0.9;

/** Smallest crop as a share of the largest one. Smaller ones would be blurred. */
const minCropShare = 0.2;

export const wholePicture: Crop = { x: 0, y: 0, width: 100, height: 100 };

/** Tolerates one pixel. An aspect ratio is width divided by height. */
export const hasAspect = ({ width, height }: Size, aspect: number): boolean =>
  Math.abs(width / height / aspect - 1) < 0.01;

export function largestCrop({ width, height }: Size, aspect: number): Crop {
  const isWide = width / height > aspect;
  const part = isWide
    ? { width: (100 * height * aspect) / width, height: 100 }
    : { width: 100, height: (100 * width) / aspect / height };
  return { ...part, x: (100 - part.width) / 2, y: (100 - part.height) / 2 };
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

const clampCrop = (crop: Crop): Crop => ({
  ...crop,
  x: clamp(crop.x, 0, 100 - crop.width),
  y: clamp(crop.y, 0, 100 - crop.height),
});

/** Moves a crop by percent of the picture, within its edges. */
export const moveCrop = (crop: Crop, right: number, down: number): Crop =>
  clampCrop({ ...crop, x: crop.x + right, y: crop.y + down });

/** Scales a crop around its centre, in its aspect ratio and within the edges. */
export function resizeCrop(crop: Crop, factor: number, largest: Crop): Crop {
  const width = clamp(crop.width * factor, largest.width * minCropShare, largest.width);
  const height = (crop.height * width) / crop.width;
  return clampCrop({
    width,
    height,
    x: crop.x + (crop.width - width) / 2,
    y: crop.y + (crop.height - height) / 2,
  });
}

export function measureCrop(crop: Crop, { width, height }: Size): { from: Crop; to: Size } {
  const from = {
    x: (crop.x * width) / 100,
    y: (crop.y * height) / 100,
    width: (crop.width * width) / 100,
    height: (crop.height * height) / 100,
  };
  const scale = Math.min(1, maxSidePx / Math.max(from.width, from.height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { from, to: { width: side(from.width), height: side(from.height) } };
}

/** Crops a picture as displayed. Returns a JPEG of the same name, if the browser can create one. */
export async function cropToJpeg(
  picture: HTMLImageElement,
  crop: Crop,
  fileName: string,
): Promise<File | undefined> {
  const { from, to } = measureCrop(crop, { width: picture.naturalWidth, height: picture.naturalHeight });
  const canvas = document.createElement('canvas');
  canvas.width = to.width;
  canvas.height = to.height;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  // JPEG has no transparency, so a transparent area would become black without a background.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, to.width, to.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return jpeg === null
    ? undefined
    : new File([jpeg], `${fileName.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}
