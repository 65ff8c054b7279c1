import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { imageIdOf } from 'contract/rules/image-paths';
import type { ContentBlock, List, RichText, Span, Table } from 'contract/schemas/content';
import { spansOf, splitParagraphs, toNestingEntry } from 'contract/schemas/rich-text';
import { encodeEntities } from './entities.ts';
import { describeLeftOut } from './lost-content.ts';
import { parseClipboardHtml, parseClipboardText } from './pasted-blocks.ts';
import { cleanText } from './pasted-words.ts';

export interface PastingOptions {
  readonly onPasted: (leftOut: readonly string[]) => void;
  /** Called when only a picture was pasted, such as a screenshot. */
  readonly onPicture: (file: File) => void;
}

interface PastingStorage {
  /** Pictures of this text, cut ones included, because they may be pasted again. */
  readonly pictures: Set<string>;
}

const collectPictures = (pictures: Set<string>, doc: Node) =>
  doc.descendants(({ attrs }) => {
    if (typeof attrs.src === 'string') pictures.add(attrs.src);
  });

/** HTML of this editor needs no sanitizing: no inline styles, and all its pictures belong to this text. */
const isOwnCopy = (html: string, isKnown: (path: string) => boolean): boolean =>
  html.includes('data-pm-slice=') &&
  !/<[^<>]*\s(?:style|class)=/i.test(html) &&
  [...html.matchAll(/\ssrc="([^"]*)"/g)].every(
    ([, src = '']) => imageIdOf(src) === undefined || isKnown(src),
  );

/** Converts pasted or dropped content to storable blocks before the editor parses it. */
export const Pasting = Extension.create<PastingOptions, PastingStorage>({
  name: 'pasting',
  addOptions: () => ({ onPasted: () => undefined, onPicture: () => undefined }),
  addStorage: () => ({ pictures: new Set() }),
  onCreate() {
    collectPictures(this.storage.pictures, this.editor.state.doc);
  },
  onTransaction({ transaction }) {
    if (transaction.docChanged) collectPictures(this.storage.pictures, transaction.doc);
    // The notice about a paste is obsolete when the paste is undone.
    if (transaction.getMeta('history$') !== undefined) this.options.onPasted([]);
  },
  addProseMirrorPlugins() {
    const { onPasted, onPicture } = this.options;
    const isKnownPicture = (path: string) => this.storage.pictures.has(path);

    const sanitize = (html: string): string => {
      if (isOwnCopy(html, isKnownPicture)) {
        onPasted([]);
        return html;
      }
      const { blocks, left } = parseClipboardHtml(html, { origin: location.origin, isKnownPicture });
      onPasted(describeLeftOut(left));
      return blocksToHtml(blocks);
    };

    const handlePaste = (view: EditorView, { clipboardData }: ClipboardEvent): boolean => {
      if (clipboardData === null) return false;
      // Makes the paste a separate undo step from earlier typing.
      view.dispatch(closeHistory(view.state.tr));
      const html = clipboardData.getData('text/html');
      const text = clipboardData.getData('text/plain');
      const [file] = clipboardData.files;
      const hasWords = text.trim() !== '' || /[^>\s]\s*</.test(html);
      if (!hasWords && file?.type.startsWith('image/') === true) {
        onPasted([]);
        onPicture(file);
        return true;
      }
      if (html.trim() !== '') return false;
      const typed = parseClipboardText(text);
      if (typed !== undefined) view.pasteHTML(blocksToHtml(typed.blocks));
      onPasted(typed === undefined ? [] : describeLeftOut(typed.left));
      return typed !== undefined;
    };

    return [
      new Plugin({
        props: { transformPastedHTML: sanitize, transformPastedText: cleanText, handlePaste },
      }),
    ];
  },
});

const blocksToHtml = (blocks: readonly ContentBlock[]): string => blocks.map(blockToHtml).join('');

function blockToHtml(block: ContentBlock): string {
  switch (block.type) {
    case 'text':
      return paragraphsToHtml(block.content);
    case 'heading':
      return `<h${block.level}>${inlineHtml(block.content)}</h${block.level}>`;
    case 'quote':
      return `<blockquote>${paragraphsToHtml(block.content)}</blockquote>`;
    case 'image':
      return pictureToHtml(block);
    case 'table':
      return tableToHtml(block);
    default:
      return listToHtml(block);
  }
}

const paragraphsToHtml = (text: RichText): string =>
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

function pictureToHtml({ src, alt = '', width, height }: Extract<ContentBlock, { type: 'image' }>): string {
  const size = width === undefined ? '' : ` width="${width}" height="${height}"`;
  return `<img src="${encodeEntities(src)}" alt="${encodeEntities(alt)}"${size}>`;
}

function listToHtml({ type, start, lists }: List): string {
  const entries = lists.map(toNestingEntry).map(({ content, nested }) => {
    return `<li><p>${inlineHtml(content)}</p>${nested.map(listToHtml).join('')}</li>`;
  });
  const tag = type === 'orderedList' ? 'ol' : 'ul';
  return `<${tag}${start === undefined ? '' : ` start="${start}"`}>${entries.join('')}</${tag}>`;
}

function tableToHtml({ header, rows }: Table): string {
  const all = rows.map(({ cells }, index) => {
    const tag = header && index === 0 ? 'th' : 'td';
    return `<tr>${cells.map((cell) => `<${tag}><p>${inlineHtml(cell)}</p></${tag}>`).join('')}</tr>`;
  });
  return `<table><tbody>${all.join('')}</tbody></table>`;
}
