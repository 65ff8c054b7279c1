import type { EndpointName } from 'contract';

/** What may show something again that comes back from the bin. */
export const contentLists: readonly EndpointName[] = [
  ...(['listWrittenBlogs', 'listBlogs', 'listBlogWords', 'getBlog', 'getTotalBlogs'] as const),
  ...(['listEvents', 'getEvent', 'getTotalEvents'] as const),
  ...(['listJournals', 'getTotalJournals', 'listProducts', 'getTotalProducts'] as const),
];
