import type { JSONContent } from '@tiptap/core';
import type { Table } from 'contract/fields/content';
import { plainOf } from 'contract/fields/rich-text';
import { paragraph, textOf } from './inline.ts';

/** Tables as nodes of the editor, and back. */

export const tableNodeOf = ({ header, rows }: Omit<Table, 'type'>): JSONContent => ({
  type: 'table',
  content: rows.map(({ cells }, index) => ({
    type: 'tableRow',
    content: cells.map((cell) => ({
      type: header && index === 0 ? 'tableHeader' : 'tableCell',
      content: [paragraph(cell)],
    })),
  })),
});

/** The table in a list of one; none where it has nothing to read. */
export function tablesOf(node: JSONContent): Table[] {
  const rows = (node.content ?? []).map((row) => row.content ?? []);
  const [first = []] = rows;
  const table: Table = {
    type: 'table',
    header: first.length > 0 && first.every(({ type }) => type === 'tableHeader'),
    rows: rows.map((cells) => ({ cells: cells.map((cell) => textOf(cell, '\n')) })),
  };
  const isEmpty = table.rows.every(({ cells }) => cells.every((cell) => plainOf(cell).trim() === ''));
  return isEmpty ? [] : [table];
}
