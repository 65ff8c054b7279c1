import * as z from 'zod';

export type { BlogCategory, EventCategory } from '../rules/categories.ts';

/** A run of text with the same marks. Marks that are off are omitted. */
const span = z.object({
  text: z.string(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  /** URL that `sanitizeLink` accepts. */
  link: z.string().optional(),
});
export type Span = z.output<typeof span>;

/** An empty line separates paragraphs. An object, because Firestore cannot store nested arrays. */
const richText = z.union([z.string(), z.object({ spans: z.array(span) })]);
export type RichText = z.output<typeof richText>;

export const headingLevels = [2, 3] as const;
export const listTypes = ['orderedList', 'unorderedList'] as const;

/** A list, at the top level or inside an entry of another list. */
export interface List {
  type: (typeof listTypes)[number];
  /** Number of the first entry of an ordered list; 1 if omitted. */
  start?: number | undefined;
  lists: ListEntry[];
}
/** An entry with nested lists below its text, at most `limits.listDepth` levels. */
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

/** A table. A row is an object, because Firestore cannot store nested arrays. */
const table = z.object({
  type: z.literal('table'),
  /** True if the first row contains the column titles. */
  header: z.boolean(),
  rows: z.array(z.object({ cells: z.array(richText) })),
});

/** Blocks of articles and event descriptions (requirements 2.4.5). */
export const contentBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), content: richText }),
  z.object({ type: z.literal('heading'), level: z.literal(headingLevels), content: richText }),
  z.object({ type: z.literal('quote'), content: richText }),
  z.object({
    type: z.literal('image'),
    src: z.string(),
    /** Alternative text; empty for decoration. */
    alt: z.string().optional(),
    width: z.number().int().optional(),
    height: z.number().int().optional(),
  }),
  list,
  table,
]);
export type ContentBlock = z.output<typeof contentBlock>;
export type Table = z.output<typeof table>;

/** Size of a stored picture, for `width` and `height` of its `img`. */
export const pictureSize = z.object({ width: z.number().int(), height: z.number().int() });

export const smallPicture = z.object({ src: z.string(), width: z.number().int() });
export type SmallPicture = z.output<typeof smallPicture>;

export const pictureFields = {
  image: z.string().nullable(),
  imageSize: pictureSize.nullable(),
  /** Smaller version; null for small pictures and for older ones that were stored without it. */
  imageSmall: smallPicture.nullable(),
};
