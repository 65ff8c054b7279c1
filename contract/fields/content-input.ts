import * as z from 'zod';
import { isOwnImage } from '../rules/image-paths.ts';
import { limits } from '../rules/limits.ts';
import { wording } from '../words/wording.ts';
import {
  type ContentBlock,
  headingLevels,
  type List,
  type ListEntry,
  listTypes,
  type RichText,
} from './content.ts';
import { entryOf, partsOf, plainOf, richTextOf, safeLink, wordsOf } from './rich-text.ts';

/**
 * Content as it comes in. What is markup is cleaned without a word (unknown fields and marks are dropped, a
 * link that leads nowhere good loses its address); what is content is never lost silently: an unknown block, a
 * foreign picture or too long a text is refused.
 */
const words = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n'))
  .refine((text) => /^[\P{Cc}\n\t]*$/u.test(text), wording.unsupportedCharacter);

const mark = z.literal(true).optional().catch(undefined);
const span = z.object({
  text: words,
  bold: mark,
  italic: mark,
  link: z
    .string()
    .max(limits.linkCharacters)
    .transform((address) => safeLink(address))
    .optional()
    .catch(undefined),
});
const richText = z
  .union([words, z.object({ spans: z.array(span).max(limits.contentBlocks) })])
  .transform((value) => richTextOf(typeof value === 'string' ? [{ text: value }] : value.spans));
const side = z.number().int().min(1).max(10_000).optional().catch(undefined);

/** A list of at most so many levels: each has a schema of its own, so that no input is followed further down. */
function listOf(levels: number) {
  const nesting =
    levels > 1 ? [z.object({ content: richText, nested: z.array(nestedList(levels - 1)) })] : [];
  const entry = z.union([richText, ...nesting]);
  return z.object({
    type: z.literal(listTypes),
    start: z.number().int().min(0).max(9999).optional().catch(undefined),
    lists: z.array(entry).max(limits.listEntries, wording.tooLong),
  });
}
const nestedList = (levels: number): z.ZodType<List> => listOf(levels);

const row = z.object({ cells: z.array(richText).min(1).max(limits.table.columns, wording.tooLong) });
const table = z.object({
  type: z.literal('table'),
  header: z.boolean().catch(false),
  rows: z.array(row).max(limits.table.rows, wording.tooLong),
});

const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), content: richText }),
  z.object({ type: z.literal('heading'), level: z.literal(headingLevels), content: richText }),
  z.object({ type: z.literal('quote'), content: richText }),
  z.object({
    type: z.literal('image'),
    src: z.string().refine(isOwnImage, wording.imageNotOurs),
    alt: words.pipe(z.string().trim().max(limits.textCharacters, wording.tooLong)).optional(),
    width: side,
    height: side,
  }),
  listOf(limits.listDepth),
  table,
]);
const blocks = z.array(block).max(limits.contentBlocks, wording.tooLong);

/** Blocks of plain text as simple clients send it: one for each paragraph. */
const textBlocksOf = (text: string): unknown[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((content) => ({ type: 'text', content: content.trim() }));

const isBlocks = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);

/** Blocks out of a form field: as JSON, else plain text. */
function blocksOf(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    if (isBlocks(value)) return value;
  } catch {
    // No JSON: somebody's text.
  }
  return textBlocksOf(text);
}

/** Without what shows nothing, entries and lists among it; the first number of an ordered list only where it is not 1. */
const fullList = ({ type, start, lists }: List): List => {
  const first = type === 'orderedList' && start !== undefined && start !== 1 ? { start } : {};
  return { type, ...first, lists: lists.flatMap(fullEntry) };
};

const fullEntry = (entry: ListEntry): ListEntry[] => {
  const { content, nested } = partsOf(entry);
  const lists = nested.map(fullList).filter((list) => list.lists.length > 0);
  return plainOf(content).trim() === '' && lists.length === 0 ? [] : [entryOf(content, lists)];
};

/** As many cells in each row, as a table is one. */
function evenRows(rows: readonly { cells: RichText[] }[]): { cells: RichText[] }[] {
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return rows.map(({ cells }) => ({
    cells: [...cells, ...Array<RichText>(columns - cells.length).fill('')],
  }));
}

function tidy(one: ContentBlock): ContentBlock {
  if ('lists' in one) return fullList(one);
  return one.type === 'table' ? { ...one, rows: evenRows(one.rows) } : definedOnly(one);
}

/** Firestore knows no `undefined`. */
const definedOnly = (one: ContentBlock): ContentBlock =>
  Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)) as ContentBlock;

const showsSomething = (one: ContentBlock): boolean =>
  one.type === 'image' || wordsOf(one).some((text) => text.trim() !== '');

const allIssues = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.flatMap((issue) => [
    issue,
    ...(issue.code === 'invalid_union' ? issue.errors.flatMap((one) => allIssues(one)) : []),
  ]);

/** What is wrong with some blocks, told once: a form has one field for all of them. */
function firstProblemOf(error: z.ZodError): string {
  const ownMessages = new Set<string>([wording.unsupportedCharacter, wording.imageNotOurs, wording.tooLong]);
  const own = allIssues(error.issues).find(({ message }) => ownMessages.has(message));
  return own?.message ?? wording.contentUnreadable;
}

/**
 * Whether some blocks fit: their words, and all that is kept of them. A text with more markup than one field of a
 * form carries could be created, and never be changed.
 */
function fits(content: readonly ContentBlock[]): boolean {
  const words = content.flatMap(wordsOf).join('').length;
  return words <= limits.contentCharacters && bytesOf(JSON.stringify(content)) <= limits.fieldBytes;
}

/** Size of well-formed text in UTF-8: neither Node's nor the browser's own means are known to both sides. */
const bytesOf = (text: string): number => encodeURIComponent(text).replace(/%../g, ' ').length;

/** The text of something unfinished: blocks, the same as JSON, or plain text; perhaps nothing yet. */
export const unfinishedContent = z
  .union([z.string(), z.array(z.unknown())], wording.required)
  .transform((value, context): ContentBlock[] => {
    const refuse = (message: string) => {
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    };
    const result = blocks.safeParse(typeof value === 'string' ? blocksOf(value) : value);
    if (!result.success) return refuse(firstProblemOf(result.error));
    const content = result.data.map(tidy).filter(showsSomething);
    return fits(content) ? content : refuse(wording.tooLong);
  });

/** The text of an article or an event, which says something. */
export const contentField = unfinishedContent.refine((content) => content.length > 0, wording.required);
