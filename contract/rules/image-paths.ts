/** Path of a content image below the own origin; what stands there never changes. */
export const imagePath = (id: string): string => `/api/images/${id}`;

/** The id in a path of a content image; undefined for any other path. */
export const imageIdOf = (path: string): string | undefined =>
  /^\/api\/images\/([A-Za-z0-9]{1,64})$/.exec(path)?.[1];

/** Whether a path is that of an uploaded picture or of one that is part of the site. */
export const isOwnImage = (path: string): boolean =>
  imageIdOf(path) !== undefined || /^\/images\/[\w-]+(\/[\w-]+)*\.\w+$/.test(path);
