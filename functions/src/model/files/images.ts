import type { ImageBytes } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { type FileSlot, notAnImageMessage } from 'contract/rules/files';
import { isMuchWider } from 'contract/rules/image-paths';
import { limits } from 'contract/rules/limits';
import type Sharp from 'sharp';
import { limitConcurrency } from '#model/base/workers/limit-concurrency.ts';
import type { GreyPicture } from '#model/money/proof-similarity/grey-picture.ts';
import { countJpegScans } from './jpeg-scans.ts';

/** A stored image, with its size for the space that a page reserves. */
export interface ConvertedImage extends ImageBytes {
  readonly width: number;
  readonly height: number;
}

export interface Rendition {
  readonly width: number;
  readonly height: number;
  /** `cover` crops to the box, `inside` retains the whole picture. */
  readonly fit: 'cover' | 'inside';
  readonly format: 'jpeg' | 'webp';
}

/** Sizes of the slots that images are shown in (requirements 6.10.2). Photos are JPEG (decision 0025). */
export const renditions = {
  paymentProof: { width: 1600, height: 2000, fit: 'inside', format: 'webp' },
  profilePhoto: { ...limits.photo, fit: 'cover', format: 'jpeg' },
  /** JPEG, because a transparent logo would be invisible on a dark page. */
  logo: { width: 480, height: 240, fit: 'inside', format: 'jpeg' },
  content: { width: 1600, height: 1600, fit: 'inside', format: 'webp' },
} as const satisfies Record<string, Rendition>;

/** Widths for lists and phones, next to `content`. A card is 663 pixels wide on a usual phone. */
const smallWidths = [720, 480] as const;

/** Returns undefined if the picture is hardly wider than any small width. */
export const chooseSmallWidth = (width: number): number | undefined =>
  smallWidths.find((small) => isMuchWider(width, small));

let sharpModule: Promise<typeof Sharp> | undefined;

/** Blocks SVG, GIF, PDF and all other unneeded decoders: each one is another attack surface. */
function loadSharp(): Promise<typeof Sharp> {
  sharpModule ??= import('sharp').then(({ default: library }) => {
    library.block({ operation: ['VipsForeignLoad'] });
    library.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    return library;
  });
  return sharpModule;
}

/** Programs write about ten. Each scan decodes all pixels, so that 2,000 scans take minutes in 400 kB. */
const maxJpegScans = 50;

/** At most two concurrent decodes: a 40-megapixel picture uses 160 MB while it is open. */
const limitDecodes = limitConcurrency(2);

/**
 * Decodes an image completely and re-encodes it without metadata. Throws `invalid-file` for another format, a
 * truncated image, or too many pixels or scans.
 */
export async function convertImage(
  field: string,
  bytes: Buffer,
  slot: FileSlot,
  rendition: Rendition,
): Promise<ConvertedImage> {
  const library = await loadSharp();
  try {
    if (countJpegScans(bytes) > maxJpegScans) throw unreadableError(field, slot);
    return await limitDecodes(async () => {
      const image = library(bytes, { failOn: 'warning', limitInputPixels: limits.imagePixels });
      const { format } = await image.metadata();
      if (format === undefined || !slot.formats.includes(format)) throw unreadableError(field, slot);
      const { width, height, fit } = rendition;
      const resized = image.autoOrient().resize({ width, height, fit, withoutEnlargement: fit === 'inside' });
      const encoded =
        rendition.format === 'jpeg'
          ? resized.flatten({ background: '#ffffff' }).jpeg({ quality: 85, mozjpeg: true })
          : resized.webp({ quality: 80, effort: 2 });
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      return {
        contentType: `image/${rendition.format}`,
        bytes: data,
        width: info.width,
        height: info.height,
      };
    });
  } catch (error) {
    throw error instanceof ApiError ? error : unreadableError(field, slot);
  }
}

/** Returns undefined for a picture that is hardly wider. */
export async function resizeNarrower(
  { bytes, width }: ConvertedImage,
  to: number,
): Promise<ConvertedImage | undefined> {
  if (!isMuchWider(width, to)) return undefined;
  const library = await loadSharp();
  return limitDecodes(async () => {
    const encoded = library(bytes).resize({ width: to }).webp({ quality: 80, effort: 2 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { contentType: 'image/webp', bytes: data, width: info.width, height: info.height };
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type AnalysisSize = (own: Size) => Size;

const analysisPixels = 1_200_000;
/** Letters of two pixels are then as high as the search for text needs. Further enlargement finds no more. */
const maxEnlargement = 4;

/** Size for reading text: a fixed number of pixels, fewer for tiny pictures, with limits for narrow ones. */
export const readingSize: AnalysisSize = ({ width, height }) => {
  const scale = Math.min(maxEnlargement, Math.sqrt(analysisPixels / (width * height)));
  const scaled = (length: number): number => Math.min(4000, Math.max(2, Math.round(length * scale)));
  return { width: scaled(width), height: scaled(height) };
};

/** Decodes in full and scales afterwards, because decoders that scale give different results. */
export async function toGreyPictures(
  bytes: Uint8Array,
  sizes: readonly AnalysisSize[],
): Promise<GreyPicture[]> {
  const library = await loadSharp();
  return limitDecodes(async () => {
    const { data, info } = await library(bytes)
      .flatten({ background: '#ffffff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const scaleTo = async (size: Size): Promise<GreyPicture> => ({
      ...size,
      levels: await library(data, { raw: { width, height, channels } })
        .resize({ ...size, fit: 'fill' })
        .toColourspace('b-w')
        .raw()
        .toBuffer(),
    });
    return Promise.all(sizes.map((toSize) => scaleTo(toSize(info))));
  });
}

function unreadableError(field: string, slot: FileSlot): ApiError {
  const message = notAnImageMessage(slot);
  return new ApiError('invalid-file', { message, fields: { [field]: message } });
}
