import * as z from 'zod';

export type { BlogCategory, EventCategory } from './categories.ts';

/** Blocks that articles and event descriptions are made of (SPEC section 3). */
export const contentBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), content: z.string() }),
  z.object({ type: z.literal('image'), src: z.string() }),
  z.object({ type: z.literal('orderedList'), lists: z.array(z.string()) }),
  z.object({ type: z.literal('unorderedList'), lists: z.array(z.string()) }),
]);
export type ContentBlock = z.output<typeof contentBlock>;

/** Size of a stored picture, for the `width` and `height` of its `img`. */
export const pictureSize = z.object({ width: z.number().int(), height: z.number().int() });

/** A stored picture in a reply: its path below the own origin and its size, null without one. */
export const pictureFields = {
  image: z.string().nullable(),
  imageSize: pictureSize.nullable(),
};
