import sharp, { type Sharp } from 'sharp';

/** Format of a stored picture, as the function encodes an upload of this kind. */
type Format = 'jpeg' | 'webp';

export interface Picture {
  readonly bytes: Buffer;
  readonly contentType: string;
}

const drawings = { operation: ['VipsForeignLoadSvg'] };

/**
 * Runs `work` while sharp can read SVG. The function's image pipeline blocks SVG for its whole process,
 * because an upload must not be SVG, and tests load it in the same process.
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

/** Renders a drawing as a picture, `width` pixels wide; call it inside `whileDrawing`. */
export const render = (drawing: string, format: Format, width?: number): Promise<Picture> => {
  const picture = sharp(Buffer.from(drawing)).flatten({ background: '#ffffff' });
  return pictureOf(width === undefined ? picture : picture.resize({ width }), format);
};
