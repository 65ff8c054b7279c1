import type { Picture } from 'contract/built-in/picture';
import type { SmallPicture } from 'contract/fields/content';
import { imageSourceSet } from 'contract/rules/image-paths';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Shape of the slots for articles and events, for a picture whose size was not kept. */
const usual: Size = { width: 1200, height: 675 };

/** All widths of a picture that an admin uploaded; undefined where it exists in one only. */
export const sourceSetOf = (src: string, width: number, small: SmallPicture | null): string | undefined =>
  small === null ? imageSourceSet(src) : `${small.src} ${small.width}w, ${src} ${width}w`;

/** A picture that an admin uploaded, as the pages show pictures. */
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
