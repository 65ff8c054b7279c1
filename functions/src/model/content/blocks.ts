import { isDeepStrictEqual } from 'node:util';
import type { ContentBlock, RichText } from 'contract/fields/content';
import { richTextOf, spansOf, wordsOf } from 'contract/fields/rich-text';
import { limits } from 'contract/rules/limits';

/** Blocks as they go out: each of the fields that its kind has, and no other. */
export const blocksOf = (content: readonly ContentBlock[]): ContentBlock[] => content.map(blockOf);

function blockOf(block: ContentBlock): ContentBlock {
  if (block.type === 'image') {
    const { type, src, alt, width, height } = block;
    const size = width === undefined || height === undefined ? {} : { width, height };
    return { type, src, ...(alt === undefined ? {} : { alt }), ...size };
  }
  if ('lists' in block) return { type: block.type, lists: block.lists.map(clean) };
  if (block.type === 'heading')
    return { type: block.type, level: block.level, content: clean(block.content) };
  return { type: block.type, content: clean(block.content) };
}

const clean = (text: RichText): RichText => richTextOf(spansOf(text));

/** The words of some blocks, one paragraph or list entry a line. */
export const plainTextOf = (content: readonly ContentBlock[]): string =>
  content
    .flatMap((block) => ('lists' in block ? wordsOf(block).map((entry) => `- ${entry}`) : wordsOf(block)))
    .join('\n');

/** Beginning of the words, on one line, cut between words with an ellipsis. */
export function excerptOf(content: readonly ContentBlock[]): string {
  const words = plainTextOf(content).replace(/\s+/g, ' ').trim();
  const characters = [...words];
  if (characters.length <= limits.excerptCharacters) return words;
  const beginning = characters.slice(0, limits.excerptCharacters - 1).join('');
  const end = beginning.lastIndexOf(' ');
  return `${end === -1 ? beginning : beginning.slice(0, end)}…`;
}

/** Contents for `requireUnchanged`: told by their beginning, and different as soon as anything in them is. */
export function compareContent(
  stored: readonly ContentBlock[],
  submitted: readonly ContentBlock[],
): { stored: string; submitted: string } {
  const beginning = excerptOf(stored) || '(gambar)';
  return { stored: beginning, submitted: isDeepStrictEqual(stored, submitted) ? beginning : '' };
}
