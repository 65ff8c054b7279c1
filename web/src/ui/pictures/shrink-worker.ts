import { type MakeSheet, shrinkPicture } from './shrink-picture.ts';

/** What the worker is sent. */
export interface ShrinkOrder {
  readonly file: Blob;
  readonly maxBytes: number;
}

/** What it answers: null when this browser cannot do it here. */
export type ShrinkAnswer = Blob | null;

const makeSheet: MakeSheet = (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  return {
    canvas,
    encode: (type, quality) => canvas.convertToBlob({ type, ...(quality === undefined ? {} : { quality }) }),
  };
};

async function work({ file, maxBytes }: ShrinkOrder): Promise<ShrinkAnswer> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = image;
  return (
    (await shrinkPicture({ image, width, height, close: () => image.close() }, maxBytes, makeSheet)) ?? null
  );
}

self.onmessage = ({ data }: MessageEvent<ShrinkOrder>) => {
  work(data)
    .catch(() => null)
    .then((answer) => self.postMessage(answer));
};
