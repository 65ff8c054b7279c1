/** Where an article stands. */
export const articlePath = (id: string): string => `/blog/blog-details/${id}`;

/** Where an event stands. */
export const eventPath = (id: string): string => `/event/event-details/${id}`;
