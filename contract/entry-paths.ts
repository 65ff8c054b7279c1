export const articlePath = (id: string | number): string => `/blog/blog-details/${id}`;

export const eventPath = (id: string | number): string => `/event/event-details/${id}`;

export const journalPath = (id: string): string => `/journal/${id}`;
