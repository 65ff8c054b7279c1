/** Paths of pages of one record. A route has `:id`, a stored page `{id}`. */

export const articlePath = (id: string | number): string => `/blog/blog-details/${id}`;

export const eventPath = (id: string | number): string => `/event/event-details/${id}`;

export const journalPath = (id: string): string => `/journal/${id}`;

/** Path of a profile in the member directory, by its public id. */
export const profilePath = (publicId: string): string => `/directory/${publicId}`;
