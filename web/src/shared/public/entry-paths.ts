export const articlePath = (id: string): string => `/blog/blog-details/${id}`;

export const eventPath = (id: string): string => `/event/event-details/${id}`;
