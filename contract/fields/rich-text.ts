import type { ContentBlock, List, ListEntry, NestingEntry, RichText, Span } from './content.ts';

/** What can be done with marked text, apart from the schemas, which bring zod along. */

export const spansOf = (text: RichText): readonly Span[] =>
  typeof text === 'string' ? [{ text }] : text.spans;

export const plainOf = (text: RichText): string =>
  spansOf(text)
    .map((span) => span.text)
    .join('');

const looksAlike = (one: Span, other: Span): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link;

/** The shortest way to say it: no empty spans, no two alike beside each other, a bare string without marks. */
export function richTextOf(spans: readonly Span[]): RichText {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (span.text === '') continue;
    if (last !== undefined && looksAlike(last, span)) last.text += span.text;
    else merged.push(copyOf(span));
  }
  const [only = { text: '' }] = merged;
  return merged.length < 2 && looksAlike(only, { text: '' }) ? only.text : { spans: merged };
}

/** A copy with the known marks alone, those that are off left out. */
const copyOf = ({ text, bold, italic, link }: Span): Span => ({
  text,
  ...(bold === undefined ? {} : { bold }),
  ...(italic === undefined ? {} : { italic }),
  ...(link === undefined ? {} : { link }),
});

/** The paragraphs of a text: parted by empty lines, without empty ones. */
export function paragraphsOf(text: RichText): RichText[] {
  const paragraphs: Span[][] = [[]];
  for (const span of spansOf(text)) {
    for (const [index, part] of span.text.split(/\n[^\S\n]*\n\s*/).entries()) {
      if (index > 0) paragraphs.push([]);
      paragraphs.at(-1)?.push({ ...span, text: part });
    }
  }
  return paragraphs.map(richTextOf).filter((paragraph) => plainOf(paragraph).trim() !== '');
}

const isNesting = (entry: ListEntry): entry is NestingEntry => typeof entry === 'object' && 'nested' in entry;

/** The text of a list entry, and the lists below it. */
export const partsOf = (entry: ListEntry): NestingEntry =>
  isNesting(entry) ? entry : { content: entry, nested: [] };

/** The shortest way to say it: an entry without lists is its text. */
export const entryOf = (content: RichText, nested: readonly List[]): ListEntry =>
  nested.length === 0 ? content : { content, nested: [...nested] };

/** All entries of a list in the order in which they are read, with the level of each, from 0. */
export const entriesOf = ({ lists }: List, level = 0): { level: number; content: RichText }[] =>
  lists.flatMap((entry) => {
    const { content, nested } = partsOf(entry);
    return [{ level, content }, ...nested.flatMap((list) => entriesOf(list, level + 1))];
  });

/** The words of a block, a list entry or a cell each; none of a picture. */
export const wordsOf = (block: ContentBlock): string[] => {
  if (block.type === 'image') return [];
  if (block.type === 'table') return block.rows.flatMap(({ cells }) => cells.map(plainOf));
  return 'lists' in block
    ? entriesOf(block).map(({ content }) => plainOf(content))
    : [plainOf(block.content)];
};

/**
 * An address that a link may lead to: http(s), mailto, or a path of the own site.
 *
 * @returns undefined for any other, such as one that would run a script
 */
export function safeLink(address: string): string | undefined {
  const link = address.trim();
  // Browsers drop line breaks and tabs inside an address, and read '\' as '/': '/\t/host' is another host.
  if (/[\s\p{Cc}\\]/u.test(link)) return undefined;
  return /^(\/(?!\/)|https?:\/\/[^/]|mailto:[^@]+@)/i.test(link) ? link : undefined;
}
