import * as z from 'zod';

/** Blocks that articles and event descriptions are made of (SPEC section 3). */
export const contentBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), content: z.string() }),
  z.object({ type: z.literal('image'), src: z.string() }),
  z.object({ type: z.literal('orderedList'), lists: z.array(z.string()) }),
  z.object({ type: z.literal('unorderedList'), lists: z.array(z.string()) }),
]);
export type ContentBlock = z.output<typeof contentBlock>;

/** SPEC section 3: categories of articles and of events. */
export const blogCategories = ['education', 'workshop', 'sharing', 'professional', 'research'] as const;
export type BlogCategory = (typeof blogCategories)[number];

export const eventCategories = ['workshop', 'seminar', 'festival', 'competition'] as const;
export type EventCategory = (typeof eventCategories)[number];
