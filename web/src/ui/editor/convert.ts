import type { JSONContent } from '@tiptap/core';
import type { ContentBlock, RichText, Span } from 'contract/fields/content';
import { paragraphsOf, plainOf, richTextOf, spansOf } from 'contract/fields/rich-text';

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
    default: {
      const type = block.type === 'orderedList' ? 'orderedList' : 'bulletList';
      const items = block.lists.map((entry) => ({ type: 'listItem', content: [paragraph(entry)] }));
      return [{ type, content: items }];
    }
  }
}

const withInline = (type: string, text: RichText): JSONContent => {
  const content = spansOf(text).flatMap(inlineOf);
  return content.length === 0 ? { type } : { type, content };
};

const paragraph = (text: RichText): JSONContent => withInline('paragraph', text);

/** The words of a span; a line break is a node of its own. */
function inlineOf(span: Span): JSONContent[] {
  const marks = marksOf(span);
  return span.text.split('\n').flatMap((text, index) => {
    const line = text === '' ? [] : [{ type: 'text', text, ...(marks.length === 0 ? {} : { marks }) }];
    return index === 0 ? line : [{ type: 'hardBreak' }, ...line];
  });
}

const marksOf = ({ bold, italic, link }: Span) => [
  ...(bold === true ? [{ type: 'bold' }] : []),
  ...(italic === true ? [{ type: 'italic' }] : []),
  ...(link === undefined ? [] : [{ type: 'link', attrs: { href: link } }]),
];

/** The blocks of a document, without those that show nothing. */
export const toBlocks = (doc: JSONContent): ContentBlock[] => (doc.content ?? []).flatMap(blocksOf);

function blocksOf(node: JSONContent): ContentBlock[] {
  switch (node.type) {
    case 'image':
      return imageOf(node);
    case 'bulletList':
    case 'orderedList': {
      const lists = entriesOf(node);
      if (lists.length === 0) return [];
      return [{ type: node.type === 'orderedList' ? 'orderedList' : 'unorderedList', lists }];
    }
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

/** The text of a node, in a list of none when there is nothing to read. */
const nonEmptyText = (node: JSONContent): RichText[] => {
  const text = textOf(node, '\n\n');
  return plainOf(text).trim() === '' ? [] : [text];
};

function imageOf({ attrs }: JSONContent): ContentBlock[] {
  if (typeof attrs?.src !== 'string') return [];
  const { src, alt, width, height } = attrs;
  const size = typeof width === 'number' && typeof height === 'number' ? { width, height } : {};
  return [{ type: 'image', src, ...(typeof alt === 'string' && alt.trim() !== '' ? { alt } : {}), ...size }];
}

/** One entry for each item; those of a list inside a list follow their item. */
const entriesOf = (list: JSONContent): RichText[] =>
  (list.content ?? []).flatMap((item) => {
    const parts = item.content ?? [];
    const isList = ({ type }: JSONContent) => type === 'bulletList' || type === 'orderedList';
    const own = nonEmptyText({ type: 'listItem', content: parts.filter((part) => !isList(part)) });
    return [...own, ...parts.filter(isList).flatMap(entriesOf)];
  });

/** All words inside a node; `gap` stands between the paragraphs that it holds. */
function textOf(node: JSONContent, gap: string): RichText {
  const spans: Span[] = [];
  for (const child of node.content ?? []) {
    const own = spansOf(
      child.type === 'text' || child.type === 'hardBreak' ? wordsOf(child) : textOf(child, gap),
    );
    const isBlock = child.content !== undefined;
    if (isBlock && spans.length > 0) spans.push({ text: gap });
    spans.push(...own);
  }
  return richTextOf(spans);
}

function wordsOf({ type, text = '', marks = [] }: JSONContent): RichText {
  if (type === 'hardBreak') return '\n';
  const link: unknown = marks.find((mark) => mark.type === 'link')?.attrs?.href;
  const has = (name: string) => marks.some((mark) => mark.type === name);
  const span: Span = {
    text,
    ...(has('bold') ? { bold: true } : {}),
    ...(has('italic') ? { italic: true } : {}),
    ...(typeof link === 'string' ? { link } : {}),
  };
  return { spans: [span] };
}

/** The blocks of a field's value; nothing readable is nothing. */
export function parseBlocks(value: string): ContentBlock[] {
  try {
    return JSON.parse(value) as ContentBlock[];
  } catch {
    return [];
  }
}

/** A document as the value of a field: '' when it is empty, so that the form knows. */
export const fieldValueOf = (doc: JSONContent): string => {
  const blocks = toBlocks(doc);
  return blocks.length === 0 ? '' : JSON.stringify(blocks);
};
