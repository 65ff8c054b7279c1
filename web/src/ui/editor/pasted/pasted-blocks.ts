import type { ContentBlock } from 'contract/fields/content';
import { treeOf } from './clipboard-tree.ts';
import { blocksOfDrafts, type Draft, textDraft, withTypedLists } from './drafts.ts';
import type { Surroundings } from './kept-elements.ts';
import { type LeftOut, nothingLeftOut } from './left-out.ts';
import { legible } from './pasted-words.ts';
import { outside, Reader } from './reader.ts';
import { typedLists } from './typed-lists.ts';

/** What a clipboard holds as our blocks, whichever program wrote it. */

export interface Pasted {
  readonly blocks: ContentBlock[];
  readonly left: LeftOut;
}

/** Its markup. */
export function pastedBlocks(html: string, surroundings: Surroundings): Pasted {
  const left = nothingLeftOut();
  const reader = new Reader(left, surroundings);
  reader.readAll(treeOf(html).children, outside);
  reader.close(textDraft);
  return { blocks: blocksOfDrafts(withTypedLists(reader.drafts), left), left };
}

/** Its plain text, where some of the lines are a list; undefined where none is. */
export function typedBlocks(text: string): Pasted | undefined {
  const lines = text.split(/\r\n?|\n/).map((line) => legible(line.replaceAll('\t', '    ')));
  const typed = typedLists(lines.filter((line) => line.trim() !== ''));
  if (!typed.some((one) => 'entries' in one)) return undefined;
  const left = nothingLeftOut();
  const drafts = typed.flatMap((one): Draft[] =>
    'text' in one ? [textDraft(one.text)] : one.entries.map((entry) => ({ kind: 'entry', entry })),
  );
  return { blocks: blocksOfDrafts(drafts, left), left };
}
