import type { JSONContent } from '@tiptap/core';
import { limits } from 'contract/rules/limits';
import type { ContentBlock, List, ListEntry } from 'contract/schemas/content';
import { splitParagraphs, toListEntry, toNestingEntry } from 'contract/schemas/rich-text';
import { toTableNode, toTables } from './convert-tables.ts';
import { nonEmptyText, paragraph, withInline } from './inline.ts';

/** Unsupported nodes are reduced to their text. */

export const toDoc = (blocks: readonly ContentBlock[]): JSONContent => {
  const content = blocks.flatMap(toNodes);
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
};

function toNodes(block: ContentBlock): JSONContent[] {
  switch (block.type) {
    case 'text':
      return splitParagraphs(block.content).map(paragraph);
    case 'heading':
      return [{ ...withInline('heading', block.content), attrs: { level: block.level } }];
    case 'quote':
      return [{ type: 'blockquote', content: splitParagraphs(block.content).map(paragraph) }];
    case 'image': {
      const { src, alt = '', width = null, height = null } = block;
      return [{ type: 'image', attrs: { src, alt, width, height } }];
    }
    case 'table':
      return [toTableNode(block)];
    default:
      return [toListNode(block)];
  }
}

/** Converts typed text to a document with a paragraph for each line, empty lines included. */
export const linesToDoc = (typed: string): JSONContent => ({
  type: 'doc',
  content: typed
    .split('\n')
    .map((text) => ({ type: 'paragraph', ...(text === '' ? {} : { content: [{ type: 'text', text }] }) })),
});

export const toBlocks = (doc: JSONContent): ContentBlock[] => (doc.content ?? []).flatMap(nodeToBlocks);

function nodeToBlocks(node: JSONContent): ContentBlock[] {
  switch (node.type) {
    case 'image':
      return toImageBlocks(node);
    case 'bulletList':
    case 'orderedList':
      return toLists(node);
    case 'table':
      return toTables(node);
    case 'heading': {
      const level = node.attrs?.level === 3 ? 3 : 2;
      return nonEmptyText(node).map((content) => ({ type: 'heading', level, content }));
    }
    case 'blockquote':
      return nonEmptyText(node).map((content) => ({ type: 'quote', content }));
    default:
      return nonEmptyText(node).map((content) => ({ type: 'text', content }));
  }
}

function toImageBlocks({ attrs }: JSONContent): ContentBlock[] {
  if (typeof attrs?.src !== 'string') return [];
  const { src, alt, width, height } = attrs;
  const size = typeof width === 'number' && typeof height === 'number' ? { width, height } : {};
  return [{ type: 'image', src, ...(typeof alt === 'string' && alt.trim() !== '' ? { alt } : {}), ...size }];
}

/** Converts a document to the value of a form field. An empty document is '', so that the form detects it. */
export const toFieldValue = (doc: JSONContent): string => {
  const blocks = toBlocks(doc);
  return blocks.length === 0 ? '' : JSON.stringify(blocks);
};

function toListNode({ type, start, lists }: List): JSONContent {
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
function toLists(node: JSONContent, levels: number = limits.listDepth): List[] {
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
