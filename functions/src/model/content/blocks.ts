import { isDeepStrictEqual } from 'node:util';
import type { ContentBlock, List, ListEntry, RichText } from 'contract/fields/content';
import {
  entriesOf,
  entryOf,
  partsOf,
  plainOf,
  richTextOf,
  spansOf,
  wordsOf,
} from 'contract/fields/rich-text';
import { limits } from 'contract/rules/limits';

/** Blocks as they go out: each of the fields that its kind has, and no other. */
export const blocksOf = (content: readonly ContentBlock[]): ContentBlock[] => content.map(blockOf);

function blockOf(block: ContentBlock): ContentBlock {
  if (block.type === 'image') {
    const { type, src, alt, width, height } = block;
    const size = width === undefined || height === undefined ? {} : { width, height };
    return { type, src, ...(alt === undefined ? {} : { alt }), ...size };
  }
  if ('lists' in block) return listOf(block);
  if (block.type === 'table') {
    const rows = block.rows.map(({ cells }) => ({ cells: cells.map(clean) }));
    return { type: block.type, header: block.header, rows };
  }
  if (block.type === 'heading')
    return { type: block.type, level: block.level, content: clean(block.content) };
  return { type: block.type, content: clean(block.content) };
}

const clean = (text: RichText): RichText => richTextOf(spansOf(text));

const listOf = ({ type, start, lists }: List): List => ({
  type,
  ...(start === undefined ? {} : { start }),
  lists: lists.map(listEntryOf),
});

const listEntryOf = (entry: ListEntry): ListEntry => {
  const { content, nested } = partsOf(entry);
  return entryOf(clean(content), nested.map(listOf));
};

/** The words of some blocks, one paragraph, list entry or table row a line; what stands below an entry is indented. */
export const plainTextOf = (content: readonly ContentBlock[]): string => content.flatMap(linesOf).join('\n');

function linesOf(block: ContentBlock): string[] {
  if ('lists' in block)
    return entriesOf(block).map(({ level, content }) => `${'  '.repeat(level)}- ${plainOf(content)}`);
  if (block.type === 'table') return block.rows.map(({ cells }) => cells.map(lineOf).join(' | '));
  return wordsOf(block);
}

const lineOf = (cell: RichText): string => plainOf(cell).replace(/\s+/g, ' ').trim();

/** The words of the first blocks on one line: all of them, or more than an excerpt holds. A list shows many articles. */
function firstWordsOf(content: readonly ContentBlock[]): string {
  let words = '';
  for (const block of content) {
    words = `${words} ${linesOf(block).join(' ')}`.replace(/\s+/g, ' ').trim();
    // A character has two code units at most.
    if (words.length > 2 * limits.excerptCharacters) return words;
  }
  return words;
}

/** Beginning of the words, on one line, cut between words with an ellipsis. */
export function excerptOf(content: readonly ContentBlock[]): string {
  const words = firstWordsOf(content);
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
