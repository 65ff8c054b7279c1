import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { safeLink } from 'contract/fields/rich-text';
import { isOwnImage } from 'contract/rules/image-paths';
import { Blockquote, Heading, ListItem } from './nodes.ts';
import { Pasting, type PastingOptions } from './pasted/pasting.ts';
import { TabKey } from './tab-key.ts';
import { Table, TableCell, TableHeader, TableRow } from './tables.ts';

/** A picture of somebody else's site, pasted along with text, is left out. */
const OwnImage = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element: HTMLElement) => (isOwnImage(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  // Typed addresses would bring foreign pictures in.
  addInputRules: () => [],
});

/** What can be written: exactly the blocks and marks that are stored. */
export const extensionsFor = (pasting: PastingOptions): Extensions => [
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
      isAllowedUri: (address) => safeLink(address) !== undefined,
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
