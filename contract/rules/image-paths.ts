/** Returns the path of a content image on the site's own origin. The image at a path never changes. */
export const imagePath = (id: string): string => `/api/images/${id}`;

export const imageIdOf = (path: string): string | undefined =>
  /^\/api\/images\/([A-Za-z0-9]{1,64})$/.exec(path)?.[1];

/** Additional widths in pixels of stored pictures. Others need another name format for new pictures. */
const narrowerWidths = [480, 960] as const;

/** Returns true if a picture is enough wider than another width to store both. */
export const isMuchWider = (width: number, other: number): boolean => width >= other * 1.25;

/** Appends the width in pixels to a new id of 24 characters, because texts store only the path. */
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
