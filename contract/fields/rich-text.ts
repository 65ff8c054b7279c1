import type { ContentBlock, RichText, Span } from './content.ts';

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

/** The words of a block, a list entry each; none of a picture. */
export const wordsOf = (block: ContentBlock): string[] => {
  if (block.type === 'image') return [];
  return 'lists' in block ? block.lists.map(plainOf) : [plainOf(block.content)];
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
