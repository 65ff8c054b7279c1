import { imagePath } from 'contract/rules/image-paths';
import type { SmallPicture } from 'contract/schemas/content';
import type { StoredImage } from '#data/content-records.ts';

/** The file name is the id that `getImage` expects. */
const pathOf = ({ file }: { readonly file: string }): string =>
  imagePath(file.slice(file.lastIndexOf('/') + 1));

export const imagePathOf = (image: StoredImage | null): string | null =>
  image === null ? null : pathOf(image);

export const imageSizeOf = (image: StoredImage | null): { width: number; height: number } | null =>
  image === null ? null : { width: image.width, height: image.height };

export const smallImageOf = (image: StoredImage | null): SmallPicture | null =>
  image?.small === undefined ? null : { src: pathOf(image.small), width: image.small.width };

/** Returns the fields of a picture in replies. */
export const toPictureReply = (image: StoredImage | null) => ({
  image: imagePathOf(image),
  imageSize: imageSizeOf(image),
  imageSmall: smallImageOf(image),
});

export const filesOfImage = (image: StoredImage | null | undefined): string[] =>
  image ? [image.file, ...(image.small ? [image.small.file] : [])] : [];
