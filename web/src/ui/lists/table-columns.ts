import { type ColumnDef, createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';

interface Meta {
  /**
   * `actions`: has no label in a card, and gets the focus after a row was removed. `select`: has the checkbox
   * of the row, in the corner of its card.
   */
  readonly kind?: 'actions' | 'select';
  /** Sort key of the column. */
  readonly sort?: string;
}

/** Core features only, because the server paginates. */
export const tableCore = tableFeatures({ columnMeta: {} as Meta });

/** Sort order of the list, and the handler of its headings. */
export interface Sorting {
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
  readonly onSort: (by: string) => void;
}

/** Required field of a row. Its id is the key for all operations. */
export interface Identified {
  readonly _id: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the library's own type for columns whose values differ
export type Column<Row extends Identified> = ColumnDef<typeof tableCore, Row, any>;

/** Creates a column helper of a DataTable. Call it once, at module level. */
export function createColumns<Row extends Identified>() {
  const helper = createColumnHelper<typeof tableCore, Row>();
  return {
    ...helper,
    /** Column with the buttons and links of a row. */
    actions: (render: (row: Row) => ReactNode) =>
      helper.display({
        id: 'actions',
        header: 'Actions',
        meta: { kind: 'actions' },
        cell: ({ row }) => render(row.original),
      }),
  };
}
