import type { ContentBlock, List, ListEntry, NestingEntry, RichText, Span } from './content.ts';

/** Functions for marked text. They are not in the schema files, so that importing them does not load zod. */

export const spansOf = (text: RichText): readonly Span[] =>
  typeof text === 'string' ? [{ text }] : text.spans;

export const plainTextOf = (text: RichText): string =>
  spansOf(text)
    .map((span) => span.text)
    .join('');

const hasSameMarks = (one: Span, other: Span): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link;

/** Drops empty spans, merges neighbours with equal marks, and returns a plain string without marks. */
export function mergeSpans(spans: readonly Span[]): RichText {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (span.text === '') continue;
    if (last !== undefined && hasSameMarks(last, span)) last.text += span.text;
    else merged.push(copySpan(span));
  }
  const [only = { text: '' }] = merged;
  return merged.length < 2 && hasSameMarks(only, { text: '' }) ? only.text : { spans: merged };
}

/** Copies a span with known marks only; marks that are off are omitted. */
const copySpan = ({ text, bold, italic, link }: Span): Span => ({
  text,
  ...(bold === undefined ? {} : { bold }),
  ...(italic === undefined ? {} : { italic }),
  ...(link === undefined ? {} : { link }),
});

export function splitParagraphs(text: RichText): RichText[] {
  const paragraphs: Span[][] = [[]];
  for (const span of spansOf(text)) {
    for (const [index, part] of span.text.split(/\n[^\S\n]*\n\s*/).entries()) {
      if (index > 0) paragraphs.push([]);
      paragraphs.at(-1)?.push({ ...span, text: part });
    }
  }
  return paragraphs.map(mergeSpans).filter((paragraph) => plainTextOf(paragraph).trim() !== '');
}

const isNesting = (entry: ListEntry): entry is NestingEntry => typeof entry === 'object' && 'nested' in entry;

export const toNestingEntry = (entry: ListEntry): NestingEntry =>
  isNesting(entry) ? entry : { content: entry, nested: [] };

/** Returns the shortest form of a list entry: without nested lists, its text alone. */
export const toListEntry = (content: RichText, nested: readonly List[]): ListEntry =>
  nested.length === 0 ? content : { content, nested: [...nested] };

/** Returns all entries of a list in reading order, with the level of each, from 0. */
export const flattenEntries = ({ lists }: List, level = 0): { level: number; content: RichText }[] =>
  lists.flatMap((entry) => {
    const { content, nested } = toNestingEntry(entry);
    return [{ level, content }, ...nested.flatMap((list) => flattenEntries(list, level + 1))];
  });

/** Returns the plain texts of a block, one per list entry or cell; none for a picture. */
export const textsOf = (block: ContentBlock): string[] => {
  if (block.type === 'image') return [];
  if (block.type === 'table') return block.rows.flatMap(({ cells }) => cells.map(plainTextOf));
  return 'lists' in block
    ? flattenEntries(block).map(({ content }) => plainTextOf(content))
    : [plainTextOf(block.content)];
};

/**
 * Accepts http(s), mailto and paths of the site. Returns undefined for other URLs, which can run a script.
 */
export function sanitizeLink(address: string): string | undefined {
  const link = address.trim();
  // Browsers remove line breaks and tabs inside a URL, and read '\' as '/': '/\t/host' is another host.
  if (/[\s\p{Cc}\p{Bidi_Control}\\]/u.test(link)) return undefined;
  return /^(\/(?!\/)|https?:\/\/[^/]|mailto:[^@]+@)/i.test(link) ? link : undefined;
}

/** Returns the text on one line, cut between words with an ellipsis if it has more than `maximum` characters. */
export function toExcerptLine(text: string, maximum: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= maximum) return line;
  const beginning = characters.slice(0, maximum - 1).join('');
  const end = beginning.lastIndexOf(' ');
  return `${end === -1 ? beginning : beginning.slice(0, end)}…`;
}
