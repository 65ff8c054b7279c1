import type { JSONContent } from '@tiptap/core';
import type { ContentBlock } from 'contract/schemas/content';
import { splitParagraphs } from 'contract/schemas/rich-text';
import { toListNode, toLists } from './convert-lists.ts';
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
