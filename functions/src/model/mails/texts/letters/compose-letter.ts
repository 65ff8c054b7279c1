import { fillFields, type LetterField } from 'contract/rules/mails/letters';
import type { ContentBlock, List, RichText, Span } from 'contract/schemas/content';
import { mergeSpans, spansOf, toListEntry, toNestingEntry } from 'contract/schemas/rich-text';
import { association } from 'contract/text/association';
import { asWritten, type MailBody, type MailText } from '#model/mails/texts/mail-text.ts';
import { escapeHtml, light } from '#model/mails/texts/render-mail.ts';

export type LetterValues = Readonly<Record<LetterField, string>>;

/** Parses stored content; empty if it is unreadable. */
export function parseContent(json: string): ContentBlock[] {
  try {
    return JSON.parse(json) as ContentBlock[];
  } catch {
    return [];
  }
}

/** Fills the fields of a letter with the values of one person. Links to the own bill become links. */
export const fillContent = (content: readonly ContentBlock[], values: LetterValues): ContentBlock[] =>
  content.map((block) => {
    if ('lists' in block) return fillList(block, values);
    return 'content' in block ? { ...block, content: fillText(block.content, values) } : block;
  });

const fillList = (list: List, values: LetterValues): List => ({
  ...list,
  lists: list.lists.map((entry) => {
    const { content, nested } = toNestingEntry(entry);
    return toListEntry(
      fillText(content, values),
      nested.map((one) => fillList(one, values)),
    );
  }),
});

const fillText = (text: RichText, values: LetterValues): RichText =>
  mergeSpans(
    spansOf(text).flatMap((span) =>
      fillFields(span.text, values).map(({ text: part, field }): Span => {
        const isLink = field === 'tautan_tagihan' && span.link === undefined;
        return { ...span, text: part, ...(isLink ? { link: part } : {}) };
      }),
    ),
  );

export const fillSubject = (subject: string, values: LetterValues): string =>
  fillFields(subject, values)
    .map(({ text }) => text)
    .join('');

/** Composes a letter for one person. */
export function composeLetter(
  subject: string,
  content: readonly ContentBlock[],
  values: LetterValues,
): MailText {
  return {
    subject: asWritten(fillSubject(subject, values)),
    paragraphs: asWritten([]),
    body: renderBody(fillContent(content, values)),
    reader: 'subscriber',
  };
}

const toUrl = (link: string): string => (link.startsWith('/') ? `${association.siteUrl}${link}` : link);

const spanToText = ({ text, link }: Span): string =>
  link === undefined || toUrl(link) === text ? text : `${text} ${toUrl(link)}`;

const toText = (text: RichText): string => spansOf(text).map(spanToText).join('');

function toHtml(text: RichText): string {
  return spansOf(text)
    .map(({ text: part, bold, italic, link }) => {
      const escaped = escapeHtml(part).replaceAll('\n', '<br>');
      const strong = bold ? `<strong>${escaped}</strong>` : escaped;
      const marked = italic ? `<em>${strong}</em>` : strong;
      return link === undefined
        ? marked
        : `<a class="link" href="${escapeHtml(toUrl(link))}" style="${light.link}">${marked}</a>`;
    })
    .join('');
}

const markerOf = ({ type, start = 1 }: List, index: number): string =>
  type === 'orderedList' ? `${start + index}.` : '-';

const listToText = (list: List, indent = ''): string =>
  list.lists
    .map((entry, index) => {
      const { content, nested } = toNestingEntry(entry);
      const line = `${indent}${markerOf(list, index)} ${toText(content)}`;
      return [line, ...nested.map((one) => listToText(one, `${indent}   `))].join('\n');
    })
    .join('\n');

function listToHtml(list: List): string {
  const [tag, start] =
    list.type === 'orderedList'
      ? ['ol', list.start === undefined ? '' : ` start="${list.start}"`]
      : ['ul', ''];
  const entries = list.lists.map((entry) => {
    const { content, nested } = toNestingEntry(entry);
    return `<li style="margin:0 0 6px">${toHtml(content)}${nested.map(listToHtml).join('')}</li>`;
  });
  return `<${tag}${start} style="margin:0 0 16px;padding-left:24px">${entries.join('')}</${tag}>`;
}

/** Renders paragraphs, headings, quotes and lists. Pictures and tables are refused when a letter is saved. */
function renderBlock(block: ContentBlock): MailBody {
  if ('lists' in block) return { text: listToText(block), html: listToHtml(block) };
  if (!('content' in block)) return { text: '', html: '' };
  const [text, html] = [toText(block.content), toHtml(block.content)];
  if (block.type === 'heading')
    return {
      text,
      html: `<h${block.level} style="margin:24px 0 12px;font-size:${block.level === 2 ? 20 : 17}px;line-height:1.3">${html}</h${block.level}>`,
    };
  if (block.type === 'quote')
    return {
      text,
      html: `<blockquote class="soft line" style="margin:0 0 16px;padding-left:16px;border-left:3px solid;${light.line};${light.soft}">${html}</blockquote>`,
    };
  return { text, html: `<p style="margin:0 0 16px">${html}</p>` };
}

function renderBody(content: readonly ContentBlock[]): MailBody {
  const blocks = content.map(renderBlock);
  return {
    text: blocks.map(({ text }) => text).join('\n\n'),
    html: blocks.map(({ html }) => html).join(''),
  };
}
