import * as z from 'zod';

export type { BlogCategory, EventCategory } from '../rules/categories.ts';

/** Some words that look alike. A mark that is off is left out. */
const span = z.object({
  text: z.string(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  /** An address that `safeLink` lets pass. */
  link: z.string().optional(),
});
export type Span = z.output<typeof span>;

/**
 * Text with or without marks; an empty line parts paragraphs. An object, not a bare list, because Firestore
 * keeps no list inside a list.
 */
const richText = z.union([z.string(), z.object({ spans: z.array(span) })]);
export type RichText = z.output<typeof richText>;

export const headingLevels = [2, 3] as const;

/** Blocks that articles and event descriptions are made of (requirements 2.4.5). */
export const contentBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), content: richText }),
  z.object({ type: z.literal('heading'), level: z.literal(headingLevels), content: richText }),
  z.object({ type: z.literal('quote'), content: richText }),
  z.object({
    type: z.literal('image'),
    src: z.string(),
    /** What it shows; empty for decoration. */
    alt: z.string().optional(),
    width: z.number().int().optional(),
    height: z.number().int().optional(),
  }),
  z.object({ type: z.literal('orderedList'), lists: z.array(richText) }),
  z.object({ type: z.literal('unorderedList'), lists: z.array(richText) }),
]);
export type ContentBlock = z.output<typeof contentBlock>;

/** Size of a stored picture, for the `width` and `height` of its `img`. */
export const pictureSize = z.object({ width: z.number().int(), height: z.number().int() });

/** A stored picture in a reply: its path below the own origin and its size, null without one. */
export const pictureFields = {
  image: z.string().nullable(),
  imageSize: pictureSize.nullable(),
};
