/** What is drawn on: a page has another kind of canvas than a worker. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement | OffscreenCanvas;
  readonly encode: (type: string, quality?: number) => Promise<Blob | null>;
}

export type MakeSheet = (width: number, height: number) => Sheet;

/** A decoded picture, upright. */
export interface OpenPicture {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  /** Gives its memory back: it is drawn from once. */
  readonly close: () => void;
}

/** Longest side in pixels: more than is kept of any picture, so that small print is scaled sharply once more there. */
const longestSide = 2560;
/** What does not fit at any quality is made smaller by this, again and again. */
const nextSide = 0.8;
const smallestSide = 320;
const qualities = [0.9, 0.82, 0.72, 0.6];
/** A transparent picture smaller than this is better off as a JPEG on white. */
const smallestTransparent = 1600;

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function penOf({ canvas }: Sheet): Pen {
  // On the processor: a picture of a camera may be larger than the graphics memory takes.
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as Pen | null;
  if (pen === null) throw new Error('This browser has no canvas.');
  return pen;
}

function drawn(picture: OpenPicture, scale: number, makeSheet: MakeSheet): Sheet {
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const sheet = makeSheet(side(picture.width), side(picture.height));
  const pen = penOf(sheet);
  // At exactly a half each pixel is the mean of four; other steps need the better filter.
  pen.imageSmoothingQuality = scale === 0.5 ? 'low' : 'high';
  pen.drawImage(picture.image, 0, 0, sheet.canvas.width, sheet.canvas.height);
  picture.close();
  return sheet;
}

const opened = ({ canvas }: Sheet): OpenPicture => ({
  image: canvas,
  width: canvas.width,
  height: canvas.height,
  close: () => {
    canvas.width = 0;
    canvas.height = 0;
  },
});

const longerOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(width, height);

/** By halves at most, as larger steps leave pixels out. */
function scaled(picture: OpenPicture, side: number, makeSheet: MakeSheet): Sheet {
  let current = picture;
  while (longerOf(current) > side * 2) current = opened(drawn(current, 0.5, makeSheet));
  return drawn(current, Math.min(1, side / longerOf(current)), makeSheet);
}

/** Looked at in small: a corner that is rounded by a few pixels needs no keeping. */
function isTransparent(sheet: Sheet, makeSheet: MakeSheet): boolean {
  const size = 64;
  const pen = penOf(makeSheet(size, size));
  pen.drawImage(sheet.canvas, 0, 0, size, size);
  return pen.getImageData(0, 0, size, size).data.some((value, at) => at % 4 === 3 && value < 250);
}

const within = (blob: Blob | null, maxBytes: number): blob is Blob => blob !== null && blob.size <= maxBytes;

async function asJpeg(sheet: Sheet, maxBytes: number): Promise<Blob | undefined> {
  const pen = penOf(sheet);
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, sheet.canvas.width, sheet.canvas.height);
  pen.globalCompositeOperation = 'source-over';
  for (const quality of qualities) {
    const blob = await sheet.encode('image/jpeg', quality);
    if (within(blob, maxBytes)) return blob;
  }
  return undefined;
}

/**
 * Encodes a picture anew, as large and as good as fits: without metadata, as a JPEG, or as a PNG where parts of it are
 * transparent and that fits.
 *
 * @returns undefined where nothing fits
 */
export async function shrinkPicture(
  picture: OpenPicture,
  maxBytes: number,
  makeSheet: MakeSheet,
): Promise<Blob | undefined> {
  let sheet = scaled(picture, longestSide, makeSheet);
  let keepsTransparent = isTransparent(sheet, makeSheet);
  for (;;) {
    const side = longerOf(sheet.canvas);
    keepsTransparent &&= side >= smallestTransparent;
    const blob = keepsTransparent ? await sheet.encode('image/png') : await asJpeg(sheet, maxBytes);
    if (within(blob ?? null, maxBytes)) return blob ?? undefined;
    if (side * nextSide < smallestSide) return undefined;
    sheet = scaled(opened(sheet), side * nextSide, makeSheet);
  }
}
