import {
  emptyFileMessage,
  type FileSlot,
  hasAllowedExtension,
  unreadableImageMessage,
  unsupportedFileMessage,
} from 'contract/rules/files';
import { limits } from 'contract/rules/limits';
import { fill } from 'contract/text/language/fill';
import { trustedScriptUrl } from '#api/trusted-script-url.ts';
import * as t from '#messages/ui/pictures';
import { FileRefusal } from '#ui/files/file-refusal.ts';
import { isHeic, type PictureHeader, readHeader } from './picture-header.ts';
import { type CreateSurface, shrinkPicture } from './shrink-picture.ts';
import type { ShrinkRequest, ShrinkResult } from './shrink-worker.ts';
import shrinkWorker from './shrink-worker.ts?worker&url';

export interface ProcessPictureOptions {
  readonly signal: AbortSignal;
  readonly onShrink: () => void;
  readonly unreadableMessage?: string | undefined;
}

/** Larger pictures are not decoded: at four bytes per pixel this limit is almost half a gigabyte. */
const maxOpenablePixels = 110e6;

const heicHelp = ({ name }: File): string => fill(t.heicHelp, { name });

const tooManyPixels = ({ name }: File): string =>
  fill(t.tooManyPixels, { name, megapixels: maxOpenablePixels / 1e6 });

/**
 * Prepares a chosen picture for sending. A picture within the limits stays unchanged. A larger one is encoded
 * again, smaller and with its orientation applied, and so is HEIC if the browser can decode it.
 *
 * @throws FileRefusal when it is no picture, is broken, or cannot be shrunk enough
 * @throws DOMException AbortError when aborted
 */
export async function processPicture(
  file: File,
  slot: FileSlot,
  options: ProcessPictureOptions,
): Promise<File> {
  const isNamedHeic = /\.hei[cf]$/i.test(file.name);
  if (!isNamedHeic && !hasAllowedExtension(file, slot))
    throw new FileRefusal(unsupportedFileMessage(file, slot));
  if (file.size === 0) throw new FileRefusal(emptyFileMessage(file));
  const bytes = await readBytes(file);
  options.signal.throwIfAborted();
  if (isNamedHeic || isHeic(bytes)) return shrink(file, slot, options, heicHelp(file));
  const message = options.unreadableMessage ?? unreadableImageMessage(file, slot);
  const header = readHeader(bytes);
  if (header === undefined || !slot.formats.includes(header.format)) {
    throw new FileRefusal(options.unreadableMessage ?? slot.unsupported?.() ?? message);
  }
  if (!header.isWhole) throw new FileRefusal(message);
  const pixels = pixelsOf(header);
  if (pixels > maxOpenablePixels) throw new FileRefusal(tooManyPixels(file));
  if (file.size > slot.maxBytes || pixels > limits.imagePixels) return shrink(file, slot, options, message);
  const image = await decodeOnPage(file);
  options.signal.throwIfAborted();
  if (image === undefined) throw new FileRefusal(message);
  return file;
}

const pixelsOf = ({ width, height }: PictureHeader): number => width * height;

/** Throws FileRefusal when the file is no longer available, as may happen with cloud storage. */
async function readBytes(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new FileRefusal(fill(t.fileGone, { name: file.name }));
  }
}

async function shrink(
  file: File,
  { maxBytes }: FileSlot,
  { signal, onShrink }: ProcessPictureOptions,
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

/** Shrinks in a worker, so that the page stays responsive. Null if the browser does not support that. */
function shrinkInWorker(request: ShrinkRequest, signal: AbortSignal): Promise<ShrinkResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(trustedScriptUrl(shrinkWorker), { type: 'module' });
    const end = (settle: () => void) => {
      // Releases the memory of the decoded picture too.
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data }: MessageEvent<ShrinkResult>) => end(() => resolve(data));
    worker.onerror = () => end(() => resolve(null));
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true });
    worker.postMessage(request);
  });
}

const createPageSurface: CreateSurface = (width, height) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return {
    canvas,
    encode: (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
  };
};

/** Fallback for older browsers, and for browsers that decode HEIC only on a page. */
async function shrinkOnPage({ file, maxBytes }: ShrinkRequest): Promise<Blob | undefined> {
  const image = await decodeOnPage(file);
  if (image === undefined) return undefined;
  const { naturalWidth: width, naturalHeight: height } = image;
  const close = () => {
    image.src = '';
  };
  return shrinkPicture({ image, width, height, close }, maxBytes, createPageSurface).catch(() => undefined);
}

async function decodeOnPage(file: Blob): Promise<HTMLImageElement | undefined> {
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
