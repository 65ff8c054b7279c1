import {
  type Editor,
  Extension,
  type Extensions,
  Node,
  textblockTypeInputRule,
  wrappingInputRule,
} from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Plugin } from '@tiptap/pm/state';
import { goToNextCell, isInTable } from '@tiptap/pm/tables';
import { StarterKit } from '@tiptap/starter-kit';
import { isSiteImage } from 'contract/rules/image-paths';
import { sanitizeLink } from 'contract/schemas/rich-text';
import { isNested, lift, nest } from './list-levels.ts';
import { Pasting, type PastingOptions } from './pasted/pasting.ts';
import { Table, TableCell, TableHeader, TableRow } from './tables.ts';

/** Maps headings of other levels to the nearest supported level. */
const headingTags = [
  { tag: 'h1', attrs: { level: 2 } },
  { tag: 'h2', attrs: { level: 2 } },
  { tag: 'h3', attrs: { level: 3 } },
  { tag: 'h4', attrs: { level: 3 } },
  { tag: 'h5', attrs: { level: 3 } },
  { tag: 'h6', attrs: { level: 3 } },
];

const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => headingTags,
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, HTMLAttributes, 0],
  addKeyboardShortcuts() {
    const toggle = (level: number) => () =>
      this.editor.commands.toggleNode('heading', 'paragraph', { level });
    return { 'Mod-Alt-2': toggle(2), 'Mod-Alt-3': toggle(3) };
  },
  addInputRules() {
    return [2, 3].map((level) =>
      textblockTypeInputRule({
        find: new RegExp(`^#{${level}}\\s$`),
        type: this.type,
        getAttributes: { level },
      }),
    );
  },
});

const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })];
  },
});

/** List item with one paragraph, and nested lists below it. */
const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph (bulletList | orderedList)*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem('listItem') };
  },
});

const handleTab = (editor: Editor, isBack: boolean): boolean => {
  const { state, view } = editor;
  if (isInTable(state)) return goToNextCell(isBack ? -1 : 1)(state, view.dispatch);
  return isBack ? isNested(editor) && lift(editor) : nest(editor);
};

/** Tab changes list levels and moves between cells. After Escape it moves the focus: no keyboard trap. */
const TabKey = Extension.create({
  name: 'tabKey',
  addProseMirrorPlugins() {
    const { editor } = this;
    let isLeaving = false;
    const onKeyDown = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => {
      if (key === 'Tab' && !ctrlKey && !altKey && !metaKey) return !isLeaving && handleTab(editor, shiftKey);
      if (key !== 'Shift') isLeaving = key === 'Escape';
      return false;
    };
    const onBlur = () => {
      isLeaving = false;
      return false;
    };
    return [
      new Plugin({
        props: { handleKeyDown: (_, event) => onKeyDown(event), handleDOMEvents: { blur: onBlur } },
      }),
    ];
  },
});

/** Drops pasted images of other sites. */
const OwnImage = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element: HTMLElement) => (isSiteImage(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  // Markdown-style input rules would insert images of other sites.
  addInputRules: () => [],
});

/** Extensions of the editor. They support exactly the blocks and marks that can be stored. */
export const createExtensions = (pasting: PastingOptions): Extensions => [
  StarterKit.configure({
    blockquote: false,
    heading: false,
    listItem: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => sanitizeLink(address) !== undefined,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Heading,
  Blockquote,
  ListItem,
  Table,
  TableRow,
  TableCell,
  TableHeader,
  OwnImage,
  TabKey,
  Pasting.configure(pasting),
];
