export interface Surface {
  readonly canvas: HTMLCanvasElement | OffscreenCanvas;
  readonly encode: (type: string, quality?: number) => Promise<Blob | null>;
}

export type CreateSurface = (width: number, height: number) => Surface;

export interface OpenPicture {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  /** Releases its memory. A picture is drawn only once. */
  readonly close: () => void;
}

/** Exceeds the stored size of every picture, so that the server's final scaling keeps small print sharp. */
const maxSidePx = 2560;
const sideReduction = 0.8;
const minSidePx = 320;
const qualities = [0.9, 0.82, 0.72, 0.6];
/** A transparent picture below this side is encoded as a JPEG on white instead. */
const minTransparentSidePx = 1600;

type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function getContext({ canvas }: Surface): Context2D {
  // Uses CPU memory, because a camera picture may exceed the GPU memory.
  const context = canvas.getContext('2d', { willReadFrequently: true }) as Context2D | null;
  if (context === null) throw new Error('This browser has no canvas.');
  return context;
}

function draw(picture: OpenPicture, scale: number, createSurface: CreateSurface): Surface {
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const surface = createSurface(side(picture.width), side(picture.height));
  const context = getContext(surface);
  // At exactly half size each pixel is the mean of four. Other factors need the better filter.
  context.imageSmoothingQuality = scale === 0.5 ? 'low' : 'high';
  context.drawImage(picture.image, 0, 0, surface.canvas.width, surface.canvas.height);
  picture.close();
  return surface;
}

const toOpenPicture = ({ canvas }: Surface): OpenPicture => ({
  image: canvas,
  width: canvas.width,
  height: canvas.height,
  close: () => {
    canvas.width = 0;
    canvas.height = 0;
  },
});

const longestSideOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(width, height);

/** Scales by at most half per step, because larger steps skip pixels. */
function scaleTo(picture: OpenPicture, side: number, createSurface: CreateSurface): Surface {
  let current = picture;
  while (longestSideOf(current) > side * 2) current = toOpenPicture(draw(current, 0.5, createSurface));
  return draw(current, Math.min(1, side / longestSideOf(current)), createSurface);
}

/** Checks a thumbnail, so that a few transparent pixels, such as rounded corners, do not count. */
function isTransparent(surface: Surface, createSurface: CreateSurface): boolean {
  const size = 64;
  const context = getContext(createSurface(size, size));
  context.drawImage(surface.canvas, 0, 0, size, size);
  return context.getImageData(0, 0, size, size).data.some((value, at) => at % 4 === 3 && value < 250);
}

const fits = (blob: Blob | null, maxBytes: number): blob is Blob => blob !== null && blob.size <= maxBytes;

async function encodeJpeg(surface: Surface, maxBytes: number): Promise<Blob | undefined> {
  const context = getContext(surface);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, surface.canvas.width, surface.canvas.height);
  context.globalCompositeOperation = 'source-over';
  for (const quality of qualities) {
    const blob = await surface.encode('image/jpeg', quality);
    if (fits(blob, maxBytes)) return blob;
  }
  return undefined;
}

/** Encodes as large and good as fits, without metadata: PNG if transparent and small enough, else JPEG. */
export async function shrinkPicture(
  picture: OpenPicture,
  maxBytes: number,
  createSurface: CreateSurface,
): Promise<Blob | undefined> {
  let surface = scaleTo(picture, maxSidePx, createSurface);
  let keepsTransparent = isTransparent(surface, createSurface);
  for (;;) {
    const side = longestSideOf(surface.canvas);
    keepsTransparent &&= side >= minTransparentSidePx;
    const blob = keepsTransparent ? await surface.encode('image/png') : await encodeJpeg(surface, maxBytes);
    if (fits(blob ?? null, maxBytes)) return blob ?? undefined;
    if (side * sideReduction < minSidePx) return undefined;
    surface = scaleTo(toOpenPicture(surface), side * sideReduction, createSurface);
  }
}
