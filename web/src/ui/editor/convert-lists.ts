import type { JSONContent } from '@tiptap/core';
import { limits } from 'contract/rules/limits';
import type { List, ListEntry } from 'contract/schemas/content';
import { toListEntry, toNestingEntry } from 'contract/schemas/rich-text';
import { nonEmptyText, paragraph } from './inline.ts';

export function toListNode({ type, start, lists }: List): JSONContent {
  const content = lists.map((entry) => {
    const { content: words, nested } = toNestingEntry(entry);
    return { type: 'listItem', content: [paragraph(words), ...nested.map(toListNode)] };
  });
  if (type === 'unorderedList') return { type: 'bulletList', content };
  return { type, ...(start === undefined ? {} : { attrs: { start } }), content };
}

const isList = ({ type }: JSONContent) => type === 'bulletList' || type === 'orderedList';

/**
 * A list with too many entries becomes several. Entries below the maximum depth move up to the last level.
 */
export function toLists(node: JSONContent, levels: number = limits.listDepth): List[] {
  const entries = toEntries(node, levels);
  const first: unknown = node.attrs?.start;
  const firstNumber = typeof first === 'number' ? first : 1;
  return chunk(entries, limits.listEntries).map((lists, index) => {
    const start = firstNumber + index * limits.listEntries;
    if (node.type !== 'orderedList') return { type: 'unorderedList', lists };
    return { type: 'orderedList', ...(start === 1 ? {} : { start }), lists };
  });
}

const chunk = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

const toEntries = (list: JSONContent, levels: number): ListEntry[] =>
  (list.content ?? []).flatMap((item) => {
    const parts = item.content ?? [];
    const [words] = nonEmptyText({ type: 'listItem', content: parts.filter((part) => !isList(part)) });
    const nestedLists = parts.filter(isList);
    if (levels > 1) {
      const nested = nestedLists.flatMap((part) => toLists(part, levels - 1));
      return words === undefined && nested.length === 0 ? [] : [toListEntry(words ?? '', nested)];
    }
    const own = words === undefined ? [] : [words];
    return [...own, ...nestedLists.flatMap((part) => toEntries(part, levels))];
  });
