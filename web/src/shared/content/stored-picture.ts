import type { Picture } from 'contract/built-in/picture';
import { imageSourceSet } from 'contract/rules/image-paths';
import type { SmallPicture } from 'contract/schemas/content';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Default size in the slots of articles and events, for a picture without a stored size. */
const usual: Size = { width: 1200, height: 675 };

export const sourceSetOf = (src: string, width: number, small: SmallPicture | null): string | undefined =>
  small === null ? imageSourceSet(src) : `${small.src} ${small.width}w, ${src} ${width}w`;

/** Converts an uploaded picture to the `Picture` that the pages render. */
export function storedPicture(
  src: string | null,
  size: Size | null,
  alt = '',
  small: SmallPicture | null = null,
): Picture | null {
  if (src === null) return null;
  const { width, height } = size ?? usual;
  return { src, width, height, alt, widths: [], sourceSet: sourceSetOf(src, width, small) };
}
