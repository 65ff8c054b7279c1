import type { ContentBlock, RichText } from 'contract/fields/content';
import { withDrawnLevels } from './drawn-levels.ts';
import type { LeftOut } from './left-out.ts';
import { type FlatEntry, nest } from './list-entries.ts';
import { isEmpty, joined, linesOf } from './pasted-words.ts';
import { holdsList, typedLists } from './typed-lists.ts';

/** What stands between markup and blocks: paragraphs, and the entries of lists one by one. */

export type Draft =
  | { readonly kind: 'text' | 'quote'; readonly content: RichText }
  | { readonly kind: 'heading'; readonly level: number; readonly content: RichText }
  | { readonly kind: 'entry'; readonly entry: FlatEntry }
  | { readonly kind: 'block'; readonly block: ContentBlock };

export type MakeDraft = (content: RichText) => Draft;

export const textDraft: MakeDraft = (content) => ({ kind: 'text', content });
export const quoteDraft: MakeDraft = (content) => ({ kind: 'quote', content });

/** Drafts with the lists that somebody typed as lines found in them. */
export function withTypedLists(drafts: readonly Draft[]): Draft[] {
  const found: Draft[] = [];
  let texts: RichText[] = [];
  const finish = () => {
    const lines = texts.flatMap((text) => (holdsList(text) ? linesOf(text) : [text]));
    for (const typed of typedLists(lines)) {
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

/** The largest headings become our larger ones: h1 where there are any, else h2; a title is larger than all. */
function headingRank(drafts: readonly Draft[]): (level: number) => 2 | 3 {
  const hasLargest = drafts.some((draft) => draft.kind === 'heading' && draft.level === 1);
  return (level) => (level <= (hasLargest ? 1 : 2) ? 2 : 3);
}

/** Drafts as blocks: entries beside each other become lists, and paragraphs of one quote one block. */
export function blocksOfDrafts(drafts: readonly Draft[], left: LeftOut): ContentBlock[] {
  const rank = headingRank(drafts);
  const blocks: ContentBlock[] = [];
  let entries: FlatEntry[] = [];
  const finish = () => {
    blocks.push(...nest(withDrawnLevels(entries), left));
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
      last.content = joined([last.content, draft.content], '\n\n');
    else blocks.push({ type: draft.kind, content: draft.content });
  }
  finish();
  return blocks;
}
