import type { JSONContent } from '@tiptap/core';
import type { RichText, Span } from 'contract/fields/content';
import { plainOf, richTextOf, spansOf } from 'contract/fields/rich-text';

/** Marked text as the inline nodes of the editor, and back. */

export const withInline = (type: string, text: RichText): JSONContent => {
  const content = spansOf(text).flatMap(inlineOf);
  return content.length === 0 ? { type } : { type, content };
};

export const paragraph = (text: RichText): JSONContent => withInline('paragraph', text);

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

/** The text of a node, in a list of none when there is nothing to read. */
export const nonEmptyText = (node: JSONContent): RichText[] => {
  const text = textOf(node, '\n\n');
  return plainOf(text).trim() === '' ? [] : [text];
};

/** All words inside a node; `gap` stands between the paragraphs that it holds. */
export function textOf(node: JSONContent, gap: string): RichText {
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
