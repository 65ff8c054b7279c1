import type { ContentBlock, List, RichText, Span, Table } from 'contract/schemas/content';
import { spansOf, splitParagraphs, toNestingEntry } from 'contract/schemas/rich-text';
import { encodeEntities } from './entities.ts';

export const blocksToHtml = (blocks: readonly ContentBlock[]): string => blocks.map(blockToHtml).join('');

function blockToHtml(block: ContentBlock): string {
  switch (block.type) {
    case 'text':
      return paragraphs(block.content);
    case 'heading':
      return `<h${block.level}>${inlineHtml(block.content)}</h${block.level}>`;
    case 'quote':
      return `<blockquote>${paragraphs(block.content)}</blockquote>`;
    case 'image':
      return picture(block);
    case 'table':
      return table(block);
    default:
      return list(block);
  }
}

const paragraphs = (text: RichText): string =>
  splitParagraphs(text)
    .map((paragraph) => `<p>${inlineHtml(paragraph)}</p>`)
    .join('');

const inlineHtml = (text: RichText): string => spansOf(text).map(spanToHtml).join('');

function spanToHtml({ text, bold, italic, link }: Span): string {
  const lines = encodeEntities(text).replaceAll('\n', '<br>');
  const withItalic = italic === true ? `<em>${lines}</em>` : lines;
  const withBold = bold === true ? `<strong>${withItalic}</strong>` : withItalic;
  return link === undefined ? withBold : `<a href="${encodeEntities(link)}">${withBold}</a>`;
}

function picture({ src, alt = '', width, height }: Extract<ContentBlock, { type: 'image' }>): string {
  const size = width === undefined ? '' : ` width="${width}" height="${height}"`;
  return `<img src="${encodeEntities(src)}" alt="${encodeEntities(alt)}"${size}>`;
}

function list({ type, start, lists }: List): string {
  const entries = lists.map(toNestingEntry).map(({ content, nested }) => {
    return `<li><p>${inlineHtml(content)}</p>${nested.map(list).join('')}</li>`;
  });
  const tag = type === 'orderedList' ? 'ol' : 'ul';
  return `<${tag}${start === undefined ? '' : ` start="${start}"`}>${entries.join('')}</${tag}>`;
}

function table({ header, rows }: Table): string {
  const all = rows.map(({ cells }, index) => {
    const tag = header && index === 0 ? 'th' : 'td';
    return `<tr>${cells.map((cell) => `<${tag}><p>${inlineHtml(cell)}</p></${tag}>`).join('')}</tr>`;
  });
  return `<table><tbody>${all.join('')}</tbody></table>`;
}
