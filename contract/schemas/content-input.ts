import * as z from 'zod';
import { isSiteImage } from '../rules/image-paths.ts';
import { limits } from '../rules/limits.ts';
import { adminWording } from '../text/admin-wording.ts';
import { requiredError, tooLong, tooMany, wording } from '../text/wording.ts';
import {
  type ContentBlock,
  headingLevels,
  type List,
  type ListEntry,
  listTypes,
  type RichText,
} from './content.ts';
import { freeText } from './fields.ts';
import { mergeSpans, plainTextOf, sanitizeLink, textsOf, toListEntry, toNestingEntry } from './rich-text.ts';

/**
 * Schemas for submitted content. Invalid markup is dropped silently: unknown fields, unknown marks and unsafe
 * links. Content is never dropped silently: an unknown block, a foreign picture or a long text is refused.
 */
const textSchema = freeText()
  .transform((text) => text.replace(/\r\n?/g, '\n'))
  .refine((text) => /^[\P{Cc}\n\t]*$/u.test(text), { error: () => wording.unsupportedCharacter });

const markSchema = z.literal(true).optional().catch(undefined);
const span = z.object({
  text: textSchema,
  bold: markSchema,
  italic: markSchema,
  link: z
    .string()
    .max(limits.linkCharacters)
    .transform((address) => sanitizeLink(address))
    .optional()
    .catch(undefined),
});
const richText = z
  .union([textSchema, z.object({ spans: z.array(span).max(limits.contentBlocks) })])
  .transform((value) => mergeSpans(typeof value === 'string' ? [{ text: value }] : value.spans));
const pixelSize = z.number().int().min(1).max(10_000).optional().catch(undefined);

/** Creates a schema with a schema for each level, so that the parser does not descend further. */
function createListSchema(levels: number) {
  const nesting =
    levels > 1 ? [z.object({ content: richText, nested: z.array(nestedList(levels - 1)) })] : [];
  const entry = z.union([richText, ...nesting]);
  return z.object({
    type: z.literal(listTypes),
    start: z.number().int().min(0).max(9999).optional().catch(undefined),
    lists: z.array(entry).max(limits.listEntries, tooMany(limits.listEntries)),
  });
}
const nestedList = (levels: number): z.ZodType<List> => createListSchema(levels);

const row = z.object({
  cells: z.array(richText).min(1).max(limits.table.columns, tooMany(limits.table.columns)),
});
const table = z.object({
  type: z.literal('table'),
  header: z.boolean().catch(false),
  rows: z.array(row).max(limits.table.rows, tooMany(limits.table.rows)),
});

const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), content: richText }),
  z.object({ type: z.literal('heading'), level: z.literal(headingLevels), content: richText }),
  z.object({ type: z.literal('quote'), content: richText }),
  z.object({
    type: z.literal('image'),
    src: z.string().refine(isSiteImage, adminWording.imageForeign),
    alt: textSchema
      .pipe(z.string().trim().max(limits.textCharacters, tooLong(limits.textCharacters)))
      .optional(),
    width: pixelSize,
    height: pixelSize,
  }),
  createListSchema(limits.listDepth),
  table,
]);
const blocks = z.array(block).max(limits.contentBlocks, tooMany(limits.contentBlocks));

/** Converts plain text of simple clients to blocks, one per paragraph. */
const toTextBlocks = (text: string): unknown[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((content) => ({ type: 'text', content: content.trim() }));

const isBlocks = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);

/** Parses a form field: blocks as JSON, or plain text. */
function parseBlocks(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    if (isBlocks(value)) return value;
  } catch {
    // Not JSON, so it is plain text.
  }
  return toTextBlocks(text);
}

/** Removes empty entries and empty nested lists, and the start number of an ordered list that starts at 1. */
const cleanList = ({ type, start, lists }: List): List => {
  const first = type === 'orderedList' && start !== undefined && start !== 1 ? { start } : {};
  return { type, ...first, lists: lists.flatMap(cleanEntry) };
};

const cleanEntry = (entry: ListEntry): ListEntry[] => {
  const { content, nested } = toNestingEntry(entry);
  const lists = nested.map(cleanList).filter((list) => list.lists.length > 0);
  return plainTextOf(content).trim() === '' && lists.length === 0 ? [] : [toListEntry(content, lists)];
};

/** Pads all rows of a table to the same number of cells. */
function padRows(rows: readonly { cells: RichText[] }[]): { cells: RichText[] }[] {
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return rows.map(({ cells }) => ({
    cells: [...cells, ...Array<RichText>(columns - cells.length).fill('')],
  }));
}

function normalizeBlock(one: ContentBlock): ContentBlock {
  if ('lists' in one) return cleanList(one);
  return one.type === 'table' ? { ...one, rows: padRows(one.rows) } : withoutUndefined(one);
}

/** Firestore does not accept `undefined`. */
const withoutUndefined = (one: ContentBlock): ContentBlock =>
  Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)) as ContentBlock;

const hasContent = (one: ContentBlock): boolean =>
  one.type === 'image' || textsOf(one).some((text) => text.trim() !== '');

const allIssues = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.flatMap((issue) => [
    issue,
    ...(issue.code === 'invalid_union' ? issue.errors.flatMap((one) => allIssues(one)) : []),
  ]);

const isOwnMessage = (message: string): boolean =>
  message === wording.unsupportedCharacter ||
  message === adminWording.imageForeign ||
  /^Terlalu (panjang|banyak)/.test(message);

/** Returns one message for invalid blocks, because a form has one field for all of them. */
function firstErrorMessage(error: z.ZodError): string {
  const own = allIssues(error.issues).find(({ message }) => isOwnMessage(message));
  return own?.message ?? wording.contentUnreadable;
}

/** Returns the message for content above a limit. Larger than a form field, it could not be edited again. */
function findSizeError(content: readonly ContentBlock[]): string | undefined {
  const words = content.flatMap(textsOf).join('').length;
  if (words > limits.contentCharacters) return tooLong(limits.contentCharacters).error();
  return utf8Length(JSON.stringify(content)) > limits.fieldBytes ? wording.tooLong : undefined;
}

/**
 * Returns the size of well-formed text in UTF-8 bytes. `Buffer` exists only in Node, and `TextEncoder` is not
 * in the types that both sides share.
 */
const utf8Length = (text: string): number => encodeURIComponent(text).replace(/%../g, ' ').length;

/** Schema of unfinished content: blocks, blocks as JSON, or plain text; may be empty. */
export const draftContentField = z
  .union([z.string(), z.array(z.unknown())], requiredError)
  .transform((value, context): ContentBlock[] => {
    const refuse = (message: string) => {
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    };
    const result = blocks.safeParse(typeof value === 'string' ? parseBlocks(value) : value);
    if (!result.success) return refuse(firstErrorMessage(result.error));
    const content = result.data.map(normalizeBlock).filter(hasContent);
    const sizeError = findSizeError(content);
    return sizeError === undefined ? content : refuse(sizeError);
  });

export const contentField = draftContentField.refine((content) => content.length > 0, {
  error: () => wording.required,
});
