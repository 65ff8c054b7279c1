import type { EndpointName } from 'contract';

/** Endpoints whose data can change when content is restored from the bin. */
export const contentLists: readonly EndpointName[] = [
  ...(['listWrittenBlogs', 'listBlogs', 'listBlogWords', 'getBlog', 'getTotalBlogs'] as const),
  ...(['listEvents', 'getEvent', 'getTotalEvents'] as const),
  ...(['listJournals', 'getTotalJournals', 'listProducts', 'getTotalProducts'] as const),
];
