/** A generated picture of the site: the data for an `img` of fixed size and its AVIF `source`. */
export interface Picture {
  /** URL of the picture in full width. WebP, because every browser and every share preview reads it. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Widths in pixels of the AVIF versions, ascending. */
  readonly widths: readonly number[];
  /** The `srcset` of an uploaded picture that has a smaller version. */
  readonly sourceSet?: string | undefined;
}

/**
 * Returns the metadata of a picture that `tools/artwork` renders. `path` has no width or extension:
 * `articles/tata-kelola-data`.
 */
export const picture = (
  path: string,
  size: { readonly width: number; readonly height: number; readonly widths: readonly number[] },
  alt: string,
): Picture => ({ src: `/images/${path}.webp`, alt, ...size });

/** Returns the `srcset` of a picture's AVIF versions: `/images/articles/x-480.avif 480w, …`. */
export const avifSourceSet = ({ src, widths }: Picture): string =>
  widths.map((width) => `${src.replace(/\.webp$/, `-${width}.avif`)} ${width}w`).join(', ');

/** Picture sizes by their place on the site. `tools/artwork` renders these sizes only. */
export const slots = {
  carousel: { width: 900, height: 600, widths: [450, 900] },
  hero: { width: 1600, height: 640, widths: [640, 1000, 1600] },
  article: { width: 1200, height: 675, widths: [480, 800, 1200] },
  product: { width: 800, height: 800, widths: [400, 800] },
} as const;
