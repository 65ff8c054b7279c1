/** A made picture in the site's own folder: what an `img` with fixed size and a `source` in AVIF need. */
export interface Picture {
  /** The picture in full width, as WebP that every browser and every share preview reads. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, in Indonesian. */
  readonly alt: string;
  /** Widths in which it also exists as AVIF, smallest first. */
  readonly widths: readonly number[];
  /** The `srcset` of an uploaded picture that exists in a smaller width too. */
  readonly sourceSet?: string | undefined;
}

/**
 * Names a picture that `artwork` draws.
 *
 * @param path under `/images`, without width and ending: `articles/tata-kelola-data`
 * @param size of the full picture, and the AVIF widths of its slot
 */
export const picture = (
  path: string,
  size: { readonly width: number; readonly height: number; readonly widths: readonly number[] },
  alt: string,
): Picture => ({ src: `/images/${path}.webp`, alt, ...size });

/** The `srcset` of a picture's AVIF versions: `/images/articles/x-480.avif 480w, …`. */
export const avifSourceSet = ({ src, widths }: Picture): string =>
  widths.map((width) => `${src.replace(/\.webp$/, `-${width}.avif`)} ${width}w`).join(', ');

/** The slots that pictures are made for. `artwork` draws in these sizes and no others. */
export const slots = {
  carousel: { width: 900, height: 600, widths: [450, 900] },
  hero: { width: 1600, height: 640, widths: [640, 1000, 1600] },
  article: { width: 1200, height: 675, widths: [480, 800, 1200] },
  product: { width: 800, height: 800, widths: [400, 800] },
} as const;
