import type { ContentBlock, List, RichText, Span, Table } from 'contract/fields/content';
import { paragraphsOf, partsOf, spansOf } from 'contract/fields/rich-text';
import { encoded } from './entities.ts';

/** Blocks as markup that the editor reads without a look at styles. */
export const htmlOf = (blocks: readonly ContentBlock[]): string => blocks.map(markupOf).join('');

function markupOf(block: ContentBlock): string {
  switch (block.type) {
    case 'text':
      return paragraphs(block.content);
    case 'heading':
      return `<h${block.level}>${words(block.content)}</h${block.level}>`;
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
  paragraphsOf(text)
    .map((paragraph) => `<p>${words(paragraph)}</p>`)
    .join('');

const words = (text: RichText): string => spansOf(text).map(marked).join('');

function marked({ text, bold, italic, link }: Span): string {
  const lines = encoded(text).replaceAll('\n', '<br>');
  const slanted = italic === true ? `<em>${lines}</em>` : lines;
  const heavy = bold === true ? `<strong>${slanted}</strong>` : slanted;
  return link === undefined ? heavy : `<a href="${encoded(link)}">${heavy}</a>`;
}

function picture({ src, alt = '', width, height }: Extract<ContentBlock, { type: 'image' }>): string {
  const size = width === undefined ? '' : ` width="${width}" height="${height}"`;
  return `<img src="${encoded(src)}" alt="${encoded(alt)}"${size}>`;
}

function list({ type, start, lists }: List): string {
  const entries = lists.map(partsOf).map(({ content, nested }) => {
    return `<li><p>${words(content)}</p>${nested.map(list).join('')}</li>`;
  });
  const tag = type === 'orderedList' ? 'ol' : 'ul';
  return `<${tag}${start === undefined ? '' : ` start="${start}"`}>${entries.join('')}</${tag}>`;
}

function table({ header, rows }: Table): string {
  const all = rows.map(({ cells }, index) => {
    const tag = header && index === 0 ? 'th' : 'td';
    return `<tr>${cells.map((cell) => `<${tag}><p>${words(cell)}</p></${tag}>`).join('')}</tr>`;
  });
  return `<table><tbody>${all.join('')}</tbody></table>`;
}
