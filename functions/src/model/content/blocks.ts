import { isDeepStrictEqual } from 'node:util';
import { limits } from 'contract/rules/limits';
import type { ContentBlock, List, ListEntry, RichText } from 'contract/schemas/content';
import {
  flattenEntries,
  mergeSpans,
  plainTextOf,
  spansOf,
  textsOf,
  toListEntry,
  toNestingEntry,
} from 'contract/schemas/rich-text';

/** Returns blocks for replies, each with only the fields of its type. */
export const toBlocksReply = (content: readonly ContentBlock[]): ContentBlock[] => content.map(toBlockReply);

function toBlockReply(block: ContentBlock): ContentBlock {
  if (block.type === 'image') {
    const { type, src, alt, width, height } = block;
    const size = width === undefined || height === undefined ? {} : { width, height };
    return { type, src, ...(alt === undefined ? {} : { alt }), ...size };
  }
  if ('lists' in block) return toListReply(block);
  if (block.type === 'table') {
    const rows = block.rows.map(({ cells }) => ({ cells: cells.map(clean) }));
    return { type: block.type, header: block.header, rows };
  }
  if (block.type === 'heading')
    return { type: block.type, level: block.level, content: clean(block.content) };
  return { type: block.type, content: clean(block.content) };
}

const clean = (text: RichText): RichText => mergeSpans(spansOf(text));

const toListReply = ({ type, start, lists }: List): List => ({
  type,
  ...(start === undefined ? {} : { start }),
  lists: lists.map(toListEntryReply),
});

const toListEntryReply = (entry: ListEntry): ListEntry => {
  const { content, nested } = toNestingEntry(entry);
  return toListEntry(clean(content), nested.map(toListReply));
};

/** Returns a line for each paragraph, list entry or table row; indents nested entries. */
export const toPlainText = (content: readonly ContentBlock[]): string => content.flatMap(toLines).join('\n');

function toLines(block: ContentBlock): string[] {
  if ('lists' in block)
    return flattenEntries(block).map(
      ({ level, content }) => `${'  '.repeat(level)}- ${plainTextOf(content)}`,
    );
  if (block.type === 'table') return block.rows.map(({ cells }) => cells.map(toCellText).join(' | '));
  return textsOf(block);
}

const toCellText = (cell: RichText): string => plainTextOf(cell).replace(/\s+/g, ' ').trim();

/** Joins only as many blocks as an excerpt needs, because lists show many articles. */
function joinFirstBlocks(content: readonly ContentBlock[]): string {
  let words = '';
  for (const block of content) {
    words = `${words} ${toLines(block).join(' ')}`.replace(/\s+/g, ' ').trim();
    // A character has at most two code units.
    if (words.length > 2 * limits.excerptCharacters) return words;
  }
  return words;
}

/** Returns the beginning of the text on one line, cut between words with an ellipsis. */
export function toExcerpt(content: readonly ContentBlock[]): string {
  const words = joinFirstBlocks(content);
  const characters = [...words];
  if (characters.length <= limits.excerptCharacters) return words;
  const beginning = characters.slice(0, limits.excerptCharacters - 1).join('');
  const end = beginning.lastIndexOf(' ');
  return `${end === -1 ? beginning : beginning.slice(0, end)}…`;
}

/** Prepares contents for `requireUnchanged`: the excerpt represents them, but any difference counts. */
export function compareContent(
  stored: readonly ContentBlock[],
  submitted: readonly ContentBlock[],
): { stored: string; submitted: string } {
  const beginning = toExcerpt(stored) || '(gambar)';
  return { stored: beginning, submitted: isDeepStrictEqual(stored, submitted) ? beginning : '' };
}
