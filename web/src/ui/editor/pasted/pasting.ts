import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { imageIdOf } from 'contract/rules/image-paths';
import { blocksToHtml } from './block-html.ts';
import { describeLeftOut } from './lost-content.ts';
import { parseClipboardHtml, parseClipboardText } from './pasted-blocks.ts';
import { cleanText } from './pasted-words.ts';

export interface PastingOptions {
  /** Called on each paste, with sentences about lost content. */
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
  !/<[^>]*\s(style|class)=/i.test(html) &&
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
