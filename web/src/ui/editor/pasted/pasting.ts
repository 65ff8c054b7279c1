import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { imageIdOf } from 'contract/rules/image-paths';
import { htmlOf } from './block-html.ts';
import { tellLeftOut } from './left-out.ts';
import { pastedBlocks, typedBlocks } from './pasted-blocks.ts';
import { legible } from './pasted-words.ts';

export interface PastingOptions {
  /** Told with each paste: what did not arrive as it was, in sentences. */
  readonly onPasted: (leftOut: readonly string[]) => void;
  /** A picture alone was pasted, such as a screenshot. */
  readonly onPicture: (file: File) => void;
}

interface PastingStorage {
  /** Those that a save of this text takes; what was cut may come back. */
  readonly pictures: Set<string>;
}

const learn = (pictures: Set<string>, doc: Node) =>
  doc.descendants(({ attrs }) => {
    if (typeof attrs.src === 'string') pictures.add(attrs.src);
  });

/** What this editor copied itself comes back as it was: it has no styles, and all its pictures belong to this text. */
const isOwnCopy = (html: string, isKnown: (path: string) => boolean): boolean =>
  html.includes('data-pm-slice=') &&
  !/<[^>]*\s(style|class)=/i.test(html) &&
  [...html.matchAll(/\ssrc="([^"]*)"/g)].every(
    ([, src = '']) => imageIdOf(src) === undefined || isKnown(src),
  );

/** Whatever comes from a clipboard, or is dropped, becomes what can be stored before the editor sees it. */
export const Pasting = Extension.create<PastingOptions, PastingStorage>({
  name: 'pasting',
  addOptions: () => ({ onPasted: () => undefined, onPicture: () => undefined }),
  addStorage: () => ({ pictures: new Set() }),
  onCreate() {
    learn(this.storage.pictures, this.editor.state.doc);
  },
  onTransaction({ transaction }) {
    if (transaction.docChanged) learn(this.storage.pictures, transaction.doc);
    // What was told of a paste holds no longer once it is undone.
    if (transaction.getMeta('history$') !== undefined) this.options.onPasted([]);
  },
  addProseMirrorPlugins() {
    const { onPasted, onPicture } = this.options;
    const isKnownPicture = (path: string) => this.storage.pictures.has(path);

    const clean = (html: string): string => {
      if (isOwnCopy(html, isKnownPicture)) {
        onPasted([]);
        return html;
      }
      const { blocks, left } = pastedBlocks(html, { origin: location.origin, isKnownPicture });
      onPasted(tellLeftOut(left));
      return htmlOf(blocks);
    };

    const paste = (view: EditorView, { clipboardData }: ClipboardEvent): boolean => {
      if (clipboardData === null) return false;
      // What was typed just before is undone by itself.
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
      const typed = typedBlocks(text);
      if (typed !== undefined) view.pasteHTML(htmlOf(typed.blocks));
      onPasted(typed === undefined ? [] : tellLeftOut(typed.left));
      return typed !== undefined;
    };

    return [
      new Plugin({
        props: { transformPastedHTML: clean, transformPastedText: legible, handlePaste: paste },
      }),
    ];
  },
});
