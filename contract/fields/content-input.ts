import * as z from 'zod';
import { isOwnImage } from '../rules/image-paths.ts';
import { limits } from '../rules/limits.ts';
import { wording } from '../words/wording.ts';
import { type ContentBlock, headingLevels } from './content.ts';
import { plainOf, richTextOf, safeLink, wordsOf } from './rich-text.ts';

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
const entries = z.array(richText).max(limits.listEntries, wording.tooLong);

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
  z.object({ type: z.literal('orderedList'), lists: entries }),
  z.object({ type: z.literal('unorderedList'), lists: entries }),
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

/** Without what shows nothing: empty paragraphs and entries. */
const withoutEmpty = (content: readonly ContentBlock[]): ContentBlock[] =>
  content
    .map((one) =>
      'lists' in one ? { ...one, lists: one.lists.filter((entry) => plainOf(entry).trim() !== '') } : one,
    )
    .filter((one) => one.type === 'image' || wordsOf(one).some((text) => text.trim() !== ''));

/** What is wrong with some blocks, told once: a form has one field for all of them. */
function firstProblemOf(error: z.ZodError): string {
  const ownMessages = new Set<string>([wording.unsupportedCharacter, wording.imageNotOurs, wording.tooLong]);
  return error.issues.find(({ message }) => ownMessages.has(message))?.message ?? wording.contentUnreadable;
}

/** The text of an article or an event: blocks, the same as JSON, or plain text. */
export const contentField = z
  .union([z.string(), z.array(z.unknown())], wording.required)
  .transform((value, context): ContentBlock[] => {
    const refuse = (message: string) => {
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    };
    const result = blocks.safeParse(typeof value === 'string' ? blocksOf(value) : value);
    if (!result.success) return refuse(firstProblemOf(result.error));
    const content = withoutEmpty(result.data.map(definedOnly));
    if (content.length === 0) return refuse(wording.required);
    const length = content.flatMap(wordsOf).join('').length;
    return length > limits.contentCharacters ? refuse(wording.tooLong) : content;
  });

/** Firestore knows no `undefined`. */
const definedOnly = (one: ContentBlock): ContentBlock =>
  Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)) as ContentBlock;
