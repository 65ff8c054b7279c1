import type { Picture } from 'contract/built-in/picture';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Shape of the slots for articles and events, for a picture whose size was not kept. */
const usual: Size = { width: 1200, height: 675 };

/** A picture that an admin uploaded, as the pages show pictures; it exists in one width only. */
export const storedPicture = (src: string | null, size: Size | null, alt = ''): Picture | null =>
  src === null ? null : { src, ...(size ?? usual), alt, widths: [] };
