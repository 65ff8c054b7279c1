import type { ContentBlock } from 'contract/schemas/content';
import { type Draft, detectTypedLists, draftsToBlocks, textDraft } from './block-drafts.ts';
import { parseHtml } from './clipboard-tree.ts';
import { type LeftOut, nothingLeftOut } from './lost-content.ts';
import { cleanText } from './pasted-words.ts';
import { Reader, rootContext } from './reader.ts';
import type { PasteContext } from './supported-elements.ts';
import { findTypedLists } from './typed-lists.ts';

export interface Pasted {
  readonly blocks: ContentBlock[];
  readonly left: LeftOut;
}

export function parseClipboardHtml(html: string, context: PasteContext): Pasted {
  const left = nothingLeftOut();
  const reader = new Reader(left, context);
  reader.readAll(parseHtml(html).children, rootContext);
  reader.close(textDraft);
  return { blocks: draftsToBlocks(detectTypedLists(reader.drafts), left), left };
}

/** Converts plain text to blocks if some lines are a list. Otherwise returns undefined. */
export function parseClipboardText(text: string): Pasted | undefined {
  const lines = text.split(/\r\n?|\n/).map((line) => cleanText(line.replaceAll('\t', '    ')));
  const typed = findTypedLists(lines.filter((line) => line.trim() !== ''));
  if (!typed.some((one) => 'entries' in one)) return undefined;
  const left = nothingLeftOut();
  const drafts = typed.flatMap((one): Draft[] =>
    'text' in one ? [textDraft(one.text)] : one.entries.map((entry) => ({ kind: 'entry', entry })),
  );
  return { blocks: draftsToBlocks(drafts, left), left };
}
