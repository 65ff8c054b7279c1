import type { JSONContent } from '@tiptap/core';
import type { RichText, Span } from 'contract/schemas/content';
import { mergeSpans, plainTextOf, spansOf } from 'contract/schemas/rich-text';

export const withInline = (type: string, text: RichText): JSONContent => {
  const content = spansOf(text).flatMap(toInlineNodes);
  return content.length === 0 ? { type } : { type, content };
};

export const paragraph = (text: RichText): JSONContent => withInline('paragraph', text);

/** Converts a span to text nodes. A line break is a node of its own. */
function toInlineNodes(span: Span): JSONContent[] {
  const marks = toMarks(span);
  return span.text.split('\n').flatMap((text, index) => {
    const line = text === '' ? [] : [{ type: 'text', text, ...(marks.length === 0 ? {} : { marks }) }];
    return index === 0 ? line : [{ type: 'hardBreak' }, ...line];
  });
}

const toMarks = ({ bold, italic, link }: Span) => [
  ...(bold === true ? [{ type: 'bold' }] : []),
  ...(italic === true ? [{ type: 'italic' }] : []),
  ...(link === undefined ? [] : [{ type: 'link', attrs: { href: link } }]),
];

export const nonEmptyText = (node: JSONContent): RichText[] => {
  const text = toRichText(node, '\n\n');
  return plainTextOf(text).trim() === '' ? [] : [text];
};

/** Returns all text inside a node. `separator` is inserted between its paragraphs. */
export function toRichText(node: JSONContent, separator: string): RichText {
  const spans: Span[] = [];
  for (const child of node.content ?? []) {
    const own = spansOf(
      child.type === 'text' || child.type === 'hardBreak'
        ? leafToRichText(child)
        : toRichText(child, separator),
    );
    const isBlock = child.content !== undefined;
    if (isBlock && spans.length > 0) spans.push({ text: separator });
    spans.push(...own);
  }
  return mergeSpans(spans);
}

function leafToRichText({ type, text = '', marks = [] }: JSONContent): RichText {
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
