import type { ImageBytes } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { type FileSlot, notAnImage } from 'contract/rules/files';
import { isMuchWider } from 'contract/rules/image-paths';
import { limits } from 'contract/rules/limits';
import type Sharp from 'sharp';
import { turnsFor } from '#model/base/turns.ts';
import type { GreyPicture } from '#model/looks/grey-picture.ts';

/** An image as it is kept, with its size for the place that a page leaves free. */
export interface ConvertedImage extends ImageBytes {
  readonly width: number;
  readonly height: number;
}

/** How an image is kept: the largest box it must fit, and its format. */
export interface Rendition {
  readonly width: number;
  readonly height: number;
  /** `cover` crops to the box, `inside` keeps the whole picture. */
  readonly fit: 'cover' | 'inside';
  readonly format: 'jpeg' | 'webp';
}

/** Sizes for the slots that images are shown in (requirements 6.10.2). Photos are JPEG (decision 0002). */
export const renditions = {
  paymentProof: { width: 1600, height: 2000, fit: 'inside', format: 'webp' },
  profilePhoto: { ...limits.photo, fit: 'cover', format: 'jpeg' },
  /** JPEG, as a transparent logo would be lost on a dark page. */
  logo: { width: 480, height: 240, fit: 'inside', format: 'jpeg' },
  content: { width: 1600, height: 1600, fit: 'inside', format: 'webp' },
} as const satisfies Record<string, Rendition>;

/** Widths for lists and telephones, beside that of `content`: a card fills 663 pixels of a usual telephone. */
const smallWidths = [720, 480] as const;

/** Which of them is kept beside a picture of this width; undefined for one that is hardly wider than any. */
export const smallWidthOf = (width: number): number | undefined =>
  smallWidths.find((small) => isMuchWider(width, small));

let sharpModule: Promise<typeof Sharp> | undefined;

/** Every decoder that is not asked for is one more way in: SVG, GIF, PDF and the rest are switched off. */
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

/** At most two decodes at once: a 40-megapixel picture takes 160 MB while it is open. */
const runInTurn = turnsFor(2);

/**
 * Decodes an uploaded image whole, and encodes it anew without metadata for its slot.
 *
 * @param field the form field, for the message
 * @throws ApiError invalid-file when it is not an image of the slot's formats, truncated, or too many pixels
 */
export async function convertImage(
  field: string,
  bytes: Buffer,
  slot: FileSlot,
  rendition: Rendition,
): Promise<ConvertedImage> {
  const library = await loadSharp();
  try {
    return await runInTurn(async () => {
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

/**
 * One of our own pictures again, so much narrower that it is worth it.
 *
 * @returns undefined for one that is hardly wider
 */
export async function narrowed(
  { bytes, width }: ConvertedImage,
  to: number,
): Promise<ConvertedImage | undefined> {
  if (!isMuchWider(width, to)) return undefined;
  const library = await loadSharp();
  return runInTurn(async () => {
    const encoded = library(bytes).resize({ width: to }).webp({ quality: 80, effort: 2 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { contentType: 'image/webp', bytes: data, width: info.width, height: info.height };
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In which size a picture is looked at, by its own. */
export type SizeToLookAt = (own: Size) => Size;

const pixelsLookedAt = 1_200_000;

/** A size for reading what is written: so many pixels, whatever the picture's own, and none too narrow to look at. */
export const readingSize: SizeToLookAt = ({ width, height }) => {
  const scale = Math.sqrt(pixelsLookedAt / (width * height));
  const scaled = (length: number): number => Math.min(4000, Math.max(2, Math.round(length * scale)));
  return { width: scaled(width), height: scaled(height) };
};

/**
 * One of our own pictures in grey, once for each size. Decoded whole and then sized: decoders that do both at once do
 * it each in their own way.
 */
export async function greyPicturesOf(
  bytes: Uint8Array,
  sizes: readonly SizeToLookAt[],
): Promise<GreyPicture[]> {
  const library = await loadSharp();
  return runInTurn(async () => {
    const { data, info } = await library(bytes)
      .flatten({ background: '#ffffff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const sized = async (size: Size): Promise<GreyPicture> => ({
      ...size,
      levels: await library(data, { raw: { width, height, channels } })
        .resize({ ...size, fit: 'fill' })
        .toColourspace('b-w')
        .raw()
        .toBuffer(),
    });
    return Promise.all(sizes.map((sizeOf) => sized(sizeOf(info))));
  });
}

function unreadableError(field: string, slot: FileSlot): ApiError {
  const message = notAnImage(slot);
  return new ApiError('invalid-file', { message, fields: { [field]: message } });
}
