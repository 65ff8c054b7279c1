import type { ContentBlock, ListEntry } from 'contract/fields/content';

/** Short names for the blocks that articles are made of. */
export const text = (content: string): ContentBlock => ({ type: 'text', content });
export const bullets = (...lists: ListEntry[]): ContentBlock => ({ type: 'unorderedList', lists });
export const steps = (...lists: string[]): ContentBlock => ({ type: 'orderedList', lists });
/** An entry with a list below it. */
export const entry = (content: string, ...below: string[]): ListEntry => ({
  content,
  nested: [{ type: 'unorderedList', lists: below }],
});
/** A table whose first row names the columns. */
export const table = (...rows: string[][]): ContentBlock => ({
  type: 'table',
  header: true,
  rows: rows.map((cells) => ({ cells })),
});
