import type { ContentBlock, RichText } from 'contract/content';
import { imagePath } from 'contract/images';
import { limits } from 'contract/limits';
import { richTextOf, spansOf, wordsOf } from 'contract/rich-text';
import type { Collection } from '#data/collection.ts';
import { contentTotals, totalsIds } from '#data/collections.ts';
import type { StoredImage } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { ContentTotals } from '#data/totals-records.ts';

/** What articles, events, journals and products have in common. */

export interface ListPage {
  readonly limit: number;
  /** Id of the row that the page before ended with. */
  readonly after?: string | undefined;
}

/**
 * One page of a public list, the highest in `orderBy` first. Costs a read for each row, and one more behind
 * a row.
 *
 * @throws ApiError not-found when that row is gone: starting anew would show rows twice
 */
export const listContent = <T>(
  of: Collection<T>,
  { limit, after }: ListPage,
  orderBy: keyof T & string,
): Promise<Stored<T>[]> => of.query({ orderBy, direction: 'desc', limit, after, afterOnly: true });

export const readContentTotals = async (): Promise<ContentTotals> =>
  (await contentTotals.get(totalsIds.content))?.data ?? { blogs: 0, events: 0, journals: 0, products: 0 };

/** Path of a stored picture as it goes out: the name of its file is the id that `getImage` takes. */
export const imagePathOf = (image: StoredImage | null): string | null =>
  image === null ? null : imagePath(image.file.slice(image.file.lastIndexOf('/') + 1));

export const imageSizeOf = (image: StoredImage | null): { width: number; height: number } | null =>
  image === null ? null : { width: image.width, height: image.height };

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
  const cut = characters.slice(0, limits.excerptCharacters - 1).join('');
  const end = cut.lastIndexOf(' ');
  return `${end === -1 ? cut : cut.slice(0, end)}…`;
}
