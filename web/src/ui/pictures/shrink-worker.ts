import { type CreateSurface, shrinkPicture } from './shrink-picture.ts';

export interface ShrinkRequest {
  readonly file: Blob;
  readonly maxBytes: number;
}

/** Message from the worker. Null when this browser cannot shrink pictures in a worker. */
export type ShrinkResult = Blob | null;

const createSurface: CreateSurface = (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  return {
    canvas,
    encode: (type, quality) => canvas.convertToBlob({ type, ...(quality === undefined ? {} : { quality }) }),
  };
};

async function shrink({ file, maxBytes }: ShrinkRequest): Promise<ShrinkResult> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = image;
  return (
    (await shrinkPicture({ image, width, height, close: () => image.close() }, maxBytes, createSurface)) ??
    null
  );
}

self.onmessage = ({ data }: MessageEvent<ShrinkRequest>) => {
  shrink(data)
    .catch(() => null)
    .then((answer) => self.postMessage(answer));
};
