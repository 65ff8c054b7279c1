import { isDeepStrictEqual } from 'node:util';
import { limits } from 'contract/rules/limits';
import type { ContentBlock, List, ListEntry, RichText } from 'contract/schemas/content';
import {
  flattenEntries,
  mergeSpans,
  plainTextOf,
  spansOf,
  textsOf,
  toExcerptLine,
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
  let text = '';
  for (const block of content) {
    text = `${text} ${toPreview(block)}`;
    // A character has at most two code units.
    if (text.length > 2 * limits.excerptCharacters) return text;
  }
  return text;
}

/** Returns a block as running text: entries of a list and cells of a table with commas between them. */
function toPreview(block: ContentBlock): string {
  if ('lists' in block) return joinEntries(flattenEntries(block).map(({ content }) => plainTextOf(content)));
  if (block.type === 'table') return joinEntries(block.rows.flatMap(({ cells }) => cells.map(toCellText)));
  return textsOf(block).join(' ');
}

/** Joins with commas, and ends with a full stop, so that the next sentence is separate. */
function joinEntries(entries: readonly string[]): string {
  const texts = entries
    .map((entry) => entry.replace(/(?<![\s.,;:])[\s.,;:]+$/u, '').trim())
    .filter((text) => text !== '');
  return texts.length === 0 ? '' : `${texts.join(', ')}.`;
}

/** Returns the beginning of the text on one line, cut between words with an ellipsis. */
export const toExcerpt = (content: readonly ContentBlock[]): string =>
  toExcerptLine(joinFirstBlocks(content), limits.excerptCharacters);

/** Prepares contents for `requireUnchanged`: the excerpt represents them, but any difference counts. */
export function compareContent(
  stored: readonly ContentBlock[],
  submitted: readonly ContentBlock[],
): { stored: string; submitted: string } {
  const beginning = toExcerpt(stored) || '(gambar)';
  return { stored: beginning, submitted: isDeepStrictEqual(stored, submitted) ? beginning : '' };
}
