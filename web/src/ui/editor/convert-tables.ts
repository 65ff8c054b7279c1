import type { JSONContent } from '@tiptap/core';
import type { Table } from 'contract/schemas/content';
import { plainTextOf } from 'contract/schemas/rich-text';
import { paragraph, toRichText } from './inline.ts';

export const toTableNode = ({ header, rows }: Omit<Table, 'type'>): JSONContent => ({
  type: 'table',
  content: rows.map(({ cells }, index) => ({
    type: 'tableRow',
    content: cells.map((cell) => ({
      type: header && index === 0 ? 'tableHeader' : 'tableCell',
      content: [paragraph(cell)],
    })),
  })),
});

export function toTables(node: JSONContent): Table[] {
  const rows = (node.content ?? []).map((row) => row.content ?? []);
  const [first = []] = rows;
  const table: Table = {
    type: 'table',
    header: first.length > 0 && first.every(({ type }) => type === 'tableHeader'),
    rows: rows.map((cells) => ({ cells: cells.map((cell) => toRichText(cell, '\n')) })),
  };
  const isEmpty = table.rows.every(({ cells }) => cells.every((cell) => plainTextOf(cell).trim() === ''));
  return isEmpty ? [] : [table];
}
