import type { ContentBlock, ListEntry } from 'contract/schemas/content';

/** Short functions for content blocks of articles. */
export const text = (content: string): ContentBlock => ({ type: 'text', content });
export const bullets = (...lists: ListEntry[]): ContentBlock => ({ type: 'unorderedList', lists });
export const steps = (...lists: string[]): ContentBlock => ({ type: 'orderedList', lists });
/** Returns an entry with a nested list. */
export const entry = (content: string, ...below: string[]): ListEntry => ({
  content,
  nested: [{ type: 'unorderedList', lists: below }],
});
/** Returns a table whose first row contains the column titles. */
export const table = (...rows: string[][]): ContentBlock => ({
  type: 'table',
  header: true,
  rows: rows.map((cells) => ({ cells })),
});
