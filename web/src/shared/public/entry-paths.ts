/** Returns the path of an article. */
export const articlePath = (id: string): string => `/blog/blog-details/${id}`;

/** Returns the path of an event. */
export const eventPath = (id: string): string => `/event/event-details/${id}`;
