/** Returns the path of a content image on the site's own origin. The image at a path never changes. */
export const imagePath = (id: string): string => `/api/images/${id}`;

/** Returns the id in the path of a content image; undefined for any other path. */
export const imageIdOf = (path: string): string | undefined =>
  /^\/api\/images\/([A-Za-z0-9]{1,64})$/.exec(path)?.[1];

/**
 * Additional widths in pixels of stored pictures of texts and slides, ascending. Other widths would need
 * another name format, because stored pictures have these.
 */
const narrowerWidths = [480, 960] as const;

/** Returns true if a picture is enough wider than another width to store both. */
export const isMuchWider = (width: number, other: number): boolean => width >= other * 1.25;

/**
 * Returns the id of a content picture, which contains its width in pixels. Texts store only the path of a
 * picture, so the path must yield the other widths.
 *
 * @param id a new id of 24 letters and digits; pictures with one width use such ids without a suffix
 */
export const wideImageId = (id: string, width: number): string => `${id}w${width}`;

/** Returns all widths of a content image, ascending, its own last; empty if its id contains no width. */
export function imageWidths(id: string): { readonly id: string; readonly width: number }[] {
  const [, name = '', own] = /^(\w{24})w(\d+)$/.exec(id) ?? [];
  if (own === undefined) return [];
  const widths = [...narrowerWidths.filter((width) => isMuchWider(Number(own), width)), Number(own)];
  return widths.map((width) => ({ id: wideImageId(name, width), width }));
}

/** Returns the `srcset` of an uploaded picture by its path; undefined if it has one width only. */
export function imageSourceSet(path: string): string | undefined {
  const widths = imageWidths(imageIdOf(path) ?? '');
  if (widths.length < 2) return undefined;
  return widths.map(({ id, width }) => `${imagePath(id)} ${width}w`).join(', ');
}

/** Returns true for the path of an uploaded picture or of a picture that is part of the site. */
export const isSiteImage = (path: string): boolean =>
  imageIdOf(path) !== undefined || /^\/images\/[\w-]+(\/[\w-]+)*\.\w+$/.test(path);
