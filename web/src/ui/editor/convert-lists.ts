import type { JSONContent } from '@tiptap/core';
import type { List, ListEntry } from 'contract/fields/content';
import { entryOf, partsOf } from 'contract/fields/rich-text';
import { limits } from 'contract/rules/limits';
import { nonEmptyText, paragraph } from './inline.ts';

/** Lists as nodes of the editor, and back. */

export function listNodeOf({ type, start, lists }: List): JSONContent {
  const content = lists.map((entry) => {
    const { content: words, nested } = partsOf(entry);
    return { type: 'listItem', content: [paragraph(words), ...nested.map(listNodeOf)] };
  });
  if (type === 'unorderedList') return { type: 'bulletList', content };
  return { type, ...(start === undefined ? {} : { attrs: { start } }), content };
}

const isList = ({ type }: JSONContent) => type === 'bulletList' || type === 'orderedList';

/**
 * A list of the editor as lists that can be stored: one, or several that go on counting where it has more entries
 * than a list may have. What stands deeper than a list may go comes up to the last level.
 */
export function listsOf(node: JSONContent, levels: number = limits.listDepth): List[] {
  const entries = listEntriesOf(node, levels);
  const first: unknown = node.attrs?.start;
  const begin = typeof first === 'number' ? first : 1;
  return chunksOf(entries, limits.listEntries).map((lists, index) => {
    const start = begin + index * limits.listEntries;
    if (node.type !== 'orderedList') return { type: 'unorderedList', lists };
    return { type: 'orderedList', ...(start === 1 ? {} : { start }), lists };
  });
}

const chunksOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

const listEntriesOf = (list: JSONContent, levels: number): ListEntry[] =>
  (list.content ?? []).flatMap((item) => {
    const parts = item.content ?? [];
    const [words] = nonEmptyText({ type: 'listItem', content: parts.filter((part) => !isList(part)) });
    const below = parts.filter(isList);
    if (levels > 1) {
      const nested = below.flatMap((part) => listsOf(part, levels - 1));
      return words === undefined && nested.length === 0 ? [] : [entryOf(words ?? '', nested)];
    }
    const own = words === undefined ? [] : [words];
    return [...own, ...below.flatMap((part) => listEntriesOf(part, levels))];
  });
