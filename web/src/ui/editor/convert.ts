import type { JSONContent } from '@tiptap/core';
import type { ContentBlock } from 'contract/fields/content';
import { paragraphsOf } from 'contract/fields/rich-text';
import { listNodeOf, listsOf } from './convert-lists.ts';
import { tableNodeOf, tablesOf } from './convert-tables.ts';
import { nonEmptyText, paragraph, withInline } from './inline.ts';

/** Our blocks as the editor's document, and back. What the editor knows and we do not is left as its words. */

export const toDoc = (blocks: readonly ContentBlock[]): JSONContent => {
  const content = blocks.flatMap(nodesOf);
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
};

function nodesOf(block: ContentBlock): JSONContent[] {
  switch (block.type) {
    case 'text':
      return paragraphsOf(block.content).map(paragraph);
    case 'heading':
      return [{ ...withInline('heading', block.content), attrs: { level: block.level } }];
    case 'quote':
      return [{ type: 'blockquote', content: paragraphsOf(block.content).map(paragraph) }];
    case 'image': {
      const { src, alt = '', width = null, height = null } = block;
      return [{ type: 'image', attrs: { src, alt, width, height } }];
    }
    case 'table':
      return [tableNodeOf(block)];
    default:
      return [listNodeOf(block)];
  }
}

/** A document of a paragraph for each line, empty ones too. */
export const docOfLines = (typed: string): JSONContent => ({
  type: 'doc',
  content: typed
    .split('\n')
    .map((text) => ({ type: 'paragraph', ...(text === '' ? {} : { content: [{ type: 'text', text }] }) })),
});

/** The blocks of a document, without those that show nothing. */
export const toBlocks = (doc: JSONContent): ContentBlock[] => (doc.content ?? []).flatMap(blocksOf);

function blocksOf(node: JSONContent): ContentBlock[] {
  switch (node.type) {
    case 'image':
      return imageOf(node);
    case 'bulletList':
    case 'orderedList':
      return listsOf(node);
    case 'table':
      return tablesOf(node);
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

function imageOf({ attrs }: JSONContent): ContentBlock[] {
  if (typeof attrs?.src !== 'string') return [];
  const { src, alt, width, height } = attrs;
  const size = typeof width === 'number' && typeof height === 'number' ? { width, height } : {};
  return [{ type: 'image', src, ...(typeof alt === 'string' && alt.trim() !== '' ? { alt } : {}), ...size }];
}

/** A document as the value of a field: '' when it is empty, so that the form knows. */
export const fieldValueOf = (doc: JSONContent): string => {
  const blocks = toBlocks(doc);
  return blocks.length === 0 ? '' : JSON.stringify(blocks);
};
