import type { ContentBlock, RichText } from 'contract/schemas/content';
import { applyVisualLevels } from './indent-levels.ts';
import { type FlatEntry, nestEntries } from './list-entries.ts';
import type { LeftOut } from './lost-content.ts';
import { isEmpty, joinTexts, splitLines } from './pasted-words.ts';
import { containsList, findTypedLists } from './typed-lists.ts';

/** Intermediate form between HTML and blocks: paragraphs, and list entries one by one. */

export type Draft =
  | { readonly kind: 'text' | 'quote'; readonly content: RichText }
  | { readonly kind: 'heading'; readonly level: number; readonly content: RichText }
  | { readonly kind: 'entry'; readonly entry: FlatEntry }
  | { readonly kind: 'block'; readonly block: ContentBlock };

export type MakeDraft = (content: RichText) => Draft;

export const textDraft: MakeDraft = (content) => ({ kind: 'text', content });
export const quoteDraft: MakeDraft = (content) => ({ kind: 'quote', content });

/** Replaces lines that were typed as lists with list entries. */
export function detectTypedLists(drafts: readonly Draft[]): Draft[] {
  const found: Draft[] = [];
  let texts: RichText[] = [];
  const finish = () => {
    const lines = texts.flatMap((text) => (containsList(text) ? splitLines(text) : [text]));
    for (const typed of findTypedLists(lines)) {
      if ('text' in typed) found.push(textDraft(typed.text));
      else found.push(...typed.entries.map((entry) => ({ kind: 'entry', entry }) as const));
    }
    texts = [];
  };
  for (const draft of drafts) {
    if (draft.kind === 'text') texts.push(draft.content);
    else {
      finish();
      found.push(draft);
    }
  }
  finish();
  return found.filter((draft) => draft.kind !== 'text' || !isEmpty(draft.content));
}

/** The largest headings (h1 if there are any, otherwise h2) and document titles become level 2. */
function createHeadingRank(drafts: readonly Draft[]): (level: number) => 2 | 3 {
  const hasLargest = drafts.some((draft) => draft.kind === 'heading' && draft.level === 1);
  return (level) => (level <= (hasLargest ? 1 : 2) ? 2 : 3);
}

export function draftsToBlocks(drafts: readonly Draft[], left: LeftOut): ContentBlock[] {
  const rank = createHeadingRank(drafts);
  const blocks: ContentBlock[] = [];
  let entries: FlatEntry[] = [];
  const finish = () => {
    blocks.push(...nestEntries(applyVisualLevels(entries), left));
    entries = [];
  };
  for (const draft of drafts) {
    if (draft.kind === 'entry') {
      entries.push(draft.entry);
      continue;
    }
    finish();
    const last = blocks.at(-1);
    if (draft.kind === 'block') blocks.push(draft.block);
    else if (draft.kind === 'heading')
      blocks.push({ type: 'heading', level: rank(draft.level), content: draft.content });
    else if (draft.kind === 'quote' && last?.type === 'quote')
      last.content = joinTexts([last.content, draft.content], '\n\n');
    else blocks.push({ type: draft.kind, content: draft.content });
  }
  finish();
  return blocks;
}
