import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { isSiteImage } from 'contract/rules/image-paths';
import { sanitizeLink } from 'contract/schemas/rich-text';
import { Blockquote, Heading, ListItem } from './nodes.ts';
import { Pasting, type PastingOptions } from './pasted/pasting.ts';
import { TabKey } from './tab-key.ts';
import { Table, TableCell, TableHeader, TableRow } from './tables.ts';

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
