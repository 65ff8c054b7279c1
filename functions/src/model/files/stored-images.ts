import { imagePath } from 'contract/rules/image-paths';
import type { StoredImage } from '#data/content-records.ts';

/** Path of a stored picture as it goes out: the name of its file is the id that `getImage` takes. */
export const imagePathOf = (image: StoredImage | null): string | null =>
  image === null ? null : imagePath(image.file.slice(image.file.lastIndexOf('/') + 1));

export const imageSizeOf = (image: StoredImage | null): { width: number; height: number } | null =>
  image === null ? null : { width: image.width, height: image.height };
