/** Path of a content image below the own origin; what stands there never changes. */
export const imagePath = (id: string): string => `/api/images/${id}`;

/** The id in a path of a content image; undefined for any other path. */
export const imageIdOf = (path: string): string | undefined =>
  /^\/api\/images\/([A-Za-z0-9]{1,64})$/.exec(path)?.[1];

/**
 * Widths in which a picture of a text or of the slides is stored beside its own, smallest first. Others would need
 * names of another form: what is stored has these.
 */
const narrowerWidths = [480, 960] as const;

/** Whether a picture is so much wider than another width that it is worth having in both. */
export const isMuchWider = (width: number, other: number): boolean => width >= other * 1.25;

/**
 * The name of a picture of a text, which says how wide it is: texts know a picture by its path alone, and from it
 * whoever shows or removes the picture knows its other widths.
 *
 * @param id a new one, of 24 letters and digits, under which there are pictures of one width too
 */
export const wideImageId = (id: string, width: number): string => `${id}w${width}`;

/** All widths of a content image, smallest first, the last one itself; none where its name says no width. */
export function imageWidths(id: string): { readonly id: string; readonly width: number }[] {
  const [, name = '', own] = /^(\w{24})w(\d+)$/.exec(id) ?? [];
  if (own === undefined) return [];
  const widths = [...narrowerWidths.filter((width) => isMuchWider(Number(own), width)), Number(own)];
  return widths.map((width) => ({ id: wideImageId(name, width), width }));
}

/** The `srcset` of an uploaded picture by its path; undefined where it exists in one width only. */
export function imageSourceSet(path: string): string | undefined {
  const widths = imageWidths(imageIdOf(path) ?? '');
  if (widths.length < 2) return undefined;
  return widths.map(({ id, width }) => `${imagePath(id)} ${width}w`).join(', ');
}

/** Whether a path is that of an uploaded picture or of one that is part of the site. */
export const isOwnImage = (path: string): boolean =>
  imageIdOf(path) !== undefined || /^\/images\/[\w-]+(\/[\w-]+)*\.\w+$/.test(path);
