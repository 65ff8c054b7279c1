import sharp, { type Sharp } from 'sharp';

/** How a drawing is kept, as the function would have encoded an upload for its slot. */
export type Format = 'jpeg' | 'webp';

export interface Picture {
  readonly bytes: Buffer;
  readonly contentType: string;
}

const drawings = { operation: ['VipsForeignLoadSvg'] };

/**
 * Runs `work` while drawings can be read. The function's image pipeline blocks that for its whole process
 * (an uploaded SVG is no photo), and a test may have loaded it beside the seed: so the way is opened for
 * our own drawings only as long as they are being made, and closed again.
 */
export async function whileDrawing<T>(work: () => Promise<T>): Promise<T> {
  sharp.unblock(drawings);
  try {
    return await work();
  } finally {
    sharp.block(drawings);
  }
}

export async function pictureOf(image: Sharp, format: Format): Promise<Picture> {
  const encoded = format === 'jpeg' ? image.jpeg({ quality: 85 }) : image.webp({ quality: 80, effort: 2 });
  return { bytes: await encoded.toBuffer(), contentType: `image/${format}` };
}

/**
 * Turns a drawing into the bytes of a picture; inside `whileDrawing` only.
 *
 * @param width in pixels; that of the drawing unless told
 */
export const render = (drawing: string, format: Format, width?: number): Promise<Picture> => {
  const picture = sharp(Buffer.from(drawing)).flatten({ background: '#ffffff' });
  return pictureOf(width === undefined ? picture : picture.resize({ width }), format);
};
