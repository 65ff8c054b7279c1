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
export const listTypes = ['orderedList', 'unorderedList'] as const;

/** A list, by itself or inside an entry of another one. */
export interface List {
  type: (typeof listTypes)[number];
  /** Number of the first entry of an ordered list; 1 where it is left out. */
  start?: number | undefined;
  lists: ListEntry[];
}
/** An entry with lists of its own below its words; `limits.listDepth` levels in all. */
export interface NestingEntry {
  content: RichText;
  nested: List[];
}
export type ListEntry = RichText | NestingEntry;

const list = z.object({
  type: z.literal(listTypes),
  start: z.number().int().optional(),
  get lists(): z.ZodType<ListEntry[]> {
    return z.array(z.union([richText, z.object({ content: richText, nested: z.array(list) })]));
  },
});

/** A table; a row is an object because Firestore keeps no list inside a list. */
const table = z.object({
  type: z.literal('table'),
  /** Whether the first row names the columns. */
  header: z.boolean(),
  rows: z.array(z.object({ cells: z.array(richText) })),
});

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
  list,
  table,
]);
export type ContentBlock = z.output<typeof contentBlock>;
export type Table = z.output<typeof table>;

/** Size of a stored picture, for the `width` and `height` of its `img`. */
export const pictureSize = z.object({ width: z.number().int(), height: z.number().int() });

/** The same picture in a smaller width. */
export const smallPicture = z.object({ src: z.string(), width: z.number().int() });
export type SmallPicture = z.output<typeof smallPicture>;

/** A stored picture in a reply: its path below the own origin and its size, null without one. */
export const pictureFields = {
  image: z.string().nullable(),
  imageSize: pictureSize.nullable(),
  /** For small places; null where there is none, as of small pictures and of those from before there were any. */
  imageSmall: smallPicture.nullable(),
};
