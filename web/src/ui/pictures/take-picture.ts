import { emptyFile, type FileSlot, hasKnownEnding, unreadableImage, wrongKind } from 'contract/rules/files';
import { limits } from 'contract/rules/limits';
import { ownScript } from '#api/own-script.ts';
import { FileRefusal } from '#ui/files/file-refusal.ts';
import { isHeic, type PictureHeader, readHeader } from './picture-header.ts';
import { type MakeSheet, shrinkPicture } from './shrink-picture.ts';
import type { ShrinkAnswer, ShrinkOrder } from './shrink-worker.ts';
import shrinkWorker from './shrink-worker.ts?worker&url';

export interface TakeOptions {
  readonly signal: AbortSignal;
  /** Called when the picture has to be made smaller, which takes a moment. */
  readonly onShrink: () => void;
  /** Said of a picture that is broken, where a screen has words of its own. */
  readonly unreadable?: string | undefined;
}

/** A picture of more is not even opened: at four bytes a pixel that is half a gigabyte. */
const openablePixels = 110e6;

const heicHelp = ({ name }: File): string =>
  `${name}: foto HEIC tidak dapat dibaca di sini. ` +
  'iPhone: Pengaturan → Kamera → Format → Paling Kompatibel, atau bagikan foto sebagai JPEG. ' +
  'Android: matikan HEIC/HEIF (foto efisiensi tinggi) di pengaturan kamera. Lalu foto ulang.';

const tooManyPixels = ({ name }: File): string =>
  `${name}: foto melebihi ${openablePixels / 1e6} megapiksel. Pilih resolusi yang lebih kecil di kamera.`;

/**
 * Makes of a chosen picture the one that is sent. One within the limits stays as it is; a larger one is encoded anew,
 * upright and smaller, and so is HEIC where the browser can read it.
 *
 * @throws FileRefusal when it is none, is broken, or cannot be made to fit; DOMException AbortError when called off
 */
export async function takePicture(file: File, slot: FileSlot, options: TakeOptions): Promise<File> {
  const isNamedHeic = /\.hei[cf]$/i.test(file.name);
  if (!isNamedHeic && !hasKnownEnding(file, slot)) throw new FileRefusal(wrongKind(file, slot));
  if (file.size === 0) throw new FileRefusal(emptyFile(file));
  const bytes = await bytesOf(file);
  options.signal.throwIfAborted();
  if (isNamedHeic || isHeic(bytes)) return smaller(file, slot, options, heicHelp(file));
  const unreadable = options.unreadable ?? unreadableImage(file, slot);
  const header = readHeader(bytes);
  if (header === undefined || !slot.formats.includes(header.format)) {
    throw new FileRefusal(options.unreadable ?? slot.unsupported ?? unreadable);
  }
  if (!header.isWhole) throw new FileRefusal(unreadable);
  const pixels = pixelsOf(header);
  if (pixels > openablePixels) throw new FileRefusal(tooManyPixels(file));
  if (file.size > slot.maxBytes || pixels > limits.imagePixels)
    return smaller(file, slot, options, unreadable);
  const image = await openOnPage(file);
  options.signal.throwIfAborted();
  if (image === undefined) throw new FileRefusal(unreadable);
  return file;
}

const pixelsOf = ({ width, height }: PictureHeader): number => width * height;

/** @throws FileRefusal when it is gone since, as pictures of a cloud may be */
async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new FileRefusal(
      `${file.name}: berkas tidak dapat dibuka. Simpan dulu di perangkat, lalu pilih lagi.`,
    );
  }
}

async function smaller(
  file: File,
  { maxBytes }: FileSlot,
  { signal, onShrink }: TakeOptions,
  refusal: string,
): Promise<File> {
  onShrink();
  let blob: Blob | undefined | null = await shrinkInWorker({ file, maxBytes }, signal).catch(() => null);
  signal.throwIfAborted();
  blob ??= await shrinkOnPage({ file, maxBytes });
  signal.throwIfAborted();
  if (blob === undefined) throw new FileRefusal(refusal);
  const ending = blob.type === 'image/png' ? '.png' : '.jpg';
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}${ending}`, { type: blob.type });
}

/** Beside the page, which goes on answering; null where the browser cannot. */
function shrinkInWorker(order: ShrinkOrder, signal: AbortSignal): Promise<ShrinkAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ownScript(shrinkWorker), { type: 'module' });
    const end = (settle: () => void) => {
      // With it goes all that it has decoded.
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => end(() => resolve(data));
    worker.onerror = () => end(() => resolve(null));
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true });
    worker.postMessage(order);
  });
}

const sheetOnPage: MakeSheet = (width, height) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return {
    canvas,
    encode: (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
  };
};

/** What an older browser does, and one that opens HEIC on a page only. */
async function shrinkOnPage({ file, maxBytes }: ShrinkOrder): Promise<Blob | undefined> {
  const image = await openOnPage(file);
  if (image === undefined) return undefined;
  const { naturalWidth: width, naturalHeight: height } = image;
  const close = () => {
    image.src = '';
  };
  return shrinkPicture({ image, width, height, close }, maxBytes, sheetOnPage).catch(() => undefined);
}

/** The picture as the browser shows it; undefined when it cannot. */
async function openOnPage(file: Blob): Promise<HTMLImageElement | undefined> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
